/** Resolves the URL of a picture or video against the API's origin. Returns null if there is no URL. */
export function resolveMedia(apiHost: string, address: string | null): string | null {
  const path = address?.trim();
  if (!path) return null;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${apiHost}/${path.replace(/^\/+/, '')}`;
}
