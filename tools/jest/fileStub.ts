/** Replaces pictures, videos and fonts in Jest with a name that tests recognize. */
export default 'file-stub';
