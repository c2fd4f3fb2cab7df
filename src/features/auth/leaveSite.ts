/** Loads a page outside the site's router. The current page is not kept in history. */
export function leaveSite(path: string): void {
  window.location.replace(path);
}
