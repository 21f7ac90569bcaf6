/** A file that is only an address to a test. */
export default 'file';
