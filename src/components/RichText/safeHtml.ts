/**
 * Sanitized HTML. `RichText` accepts nothing else, and only `asSanitized` creates it, so that
 * unsanitized text cannot reach the page by mistake.
 */
export type SafeHtml = string & { readonly sanitized: unique symbol };

/** Marks a text as sanitized. Call it only right after sanitizing, or in stories and tests. */
export function asSanitized(html: string): SafeHtml {
  return html as SafeHtml;
}
