/** Loads a page that is not of the site's router. The one we are on is not kept in history. */
export function leaveSite(path: string): void {
  window.location.replace(path);
}
