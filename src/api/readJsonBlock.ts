/** Returns the value of a JSON block in the page, or null if the block is missing or malformed. */
export function readJsonBlock(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent || 'null');
  } catch {
    return null;
  }
}
