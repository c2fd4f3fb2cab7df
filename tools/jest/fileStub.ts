/** The module of a picture, video or font in Jest: a name that tests recognize. */
export default 'file-stub';
