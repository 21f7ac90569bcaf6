/** A style sheet's classes are their own names. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
