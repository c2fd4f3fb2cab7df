/** Whether the text has no tag to parse and no entity to decode. */
export function isPlainText(html: string): boolean {
  return !/[<&]/.test(html);
}
