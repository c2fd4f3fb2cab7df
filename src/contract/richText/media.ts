/**
 * Resolves the URL of a picture or video: absolute ones stay, relative ones are relative to the API
 * host. Null if there is none.
 */
export function resolveMedia(apiHost: string, address: string | null): string | null {
  const path = address?.trim();
  if (!path) return null;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${apiHost}/${path.replace(/^\/+/, '')}`;
}
