/** What a picture, video or font import is worth in Jest: a name that can be recognised. */
export default 'file-stub';
