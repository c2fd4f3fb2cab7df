/** Whether the text has no tag to parse and no entity to decode. */
export function isPlainText(html: string): boolean {
  return !/[<&]/.test(html);
}

/** The entities that the sanitizer writes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** Decodes the entities of sanitized HTML that has no tags. Returns null if there is a tag. */
export function plainTextOf(html: string): string | null {
  if (html.includes('<')) return null;
  return html.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
}
