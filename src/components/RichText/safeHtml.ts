/**
 * HTML that has been through the sanitizer. The type says so: `RichText` takes nothing else, and only
 * `asSanitized` makes it, so a raw text from the wire can't reach the page by mistake.
 */
export type SafeHtml = string & { readonly sanitized: unique symbol };

/** Marks a text as sanitized. To be called by what has just sanitized it, and by stories and tests. */
export function asSanitized(html: string): SafeHtml {
  return html as SafeHtml;
}

/** Whether the text is words alone: no tag to parse and no entity to resolve. */
export function isPlainText(html: string): boolean {
  return !/[<&]/.test(html);
}
