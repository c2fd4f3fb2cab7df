/** Replaces `@/api/dataUrl`, because jsdom's FileReader cannot read the blobs of Node's fetch. */
export const toDataUrl = async (picture: Blob): Promise<string> =>
  `data:${picture.type};base64,${btoa(await picture.text())}`;
