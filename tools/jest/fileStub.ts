/** The module of a picture, video or font in Jest: a recognizable name. */
export default 'file-stub';
