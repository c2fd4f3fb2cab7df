/** Loads a page outside the site's router. The new page replaces the current one in history. */
export function leaveSite(path: string): void {
  window.location.replace(path);
}
