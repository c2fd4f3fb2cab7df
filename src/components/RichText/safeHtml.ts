/** Sanitized HTML. Only `asSanitized` creates it, so that unsanitized HTML cannot reach the page by mistake. */
export type SafeHtml = string & { readonly sanitized: unique symbol };

/** Declares HTML as sanitized. Call it only on a sanitizer's result, or in stories and tests. */
export function asSanitized(html: string): SafeHtml {
  return html as SafeHtml;
}
