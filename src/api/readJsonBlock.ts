/**
 * Returns the value of a JSON block in the page, or null if there is none. A malformed block counts
 * as none, so that the page still renders.
 */
export function readJsonBlock(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent || 'null');
  } catch {
    return null;
  }
}
