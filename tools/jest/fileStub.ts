/** The module of a picture, video or font in Jest, which is a recognizable name. */
export default 'file-stub';
