/** A CSS module in tests: every class is called what it is named. */
export default new Proxy({}, { get: (_target, name) => String(name) });
