/** Resolves a picture's or video's URL against the API host. Null if there is no URL. */
export function resolveMedia(apiHost: string, address: string | null): string | null {
  const path = address?.trim();
  if (!path) return null;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${apiHost}/${path.replace(/^\/+/, '')}`;
}
