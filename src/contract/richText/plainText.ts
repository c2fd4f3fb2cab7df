/** Whether the text contains no tag and no entity. */
export function isPlainText(html: string): boolean {
  return !/[<&]/.test(html);
}

/** The entities that the sanitizer produces. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/** Decodes sanitized HTML without tags. Returns null if it contains a tag. */
export function toPlainText(html: string): string | null {
  if (html.includes('<')) return null;
  return html.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
}
