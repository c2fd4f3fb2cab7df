/**
 * The address of a picture or film as the browser can load it: absolute ones stay, relative ones are the API
 * host's. Null when there is none.
 */
export function resolveMedia(apiHost: string, address: string | null): string | null {
  const path = address?.trim();
  if (!path) return null;
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${apiHost}/${path.replace(/^\/+/, '')}`;
}
