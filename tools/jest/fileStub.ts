/** What an import of a picture, video or font resolves to in Jest: a recognisable name. */
export default 'file-stub';
