import createDOMPurify from 'dompurify';
import { allowed } from '@/contract/richText/sanitizer';
import { makeWordLists } from './wordLists';

const purify = createDOMPurify(window);

purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName !== 'src') return;
  // Keeps only the site's own pictures. An embedded picture, for example, would exceed the text's maximum length.
  const own = `${window.location.origin}/`;
  const address = attribute.attrValue.trim();
  attribute.attrValue = address.startsWith(own) ? address.slice(own.length - 1) : address;
  attribute.keepAttr = !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(attribute.attrValue);
});

const options = {
  ...allowed,
  // Word processors add these attributes for language and page layout.
  FORBID_ATTR: ['dir', 'lang', 'width', 'height'],
  // ProseMirror's attribute for where copied content begins and ends.
  ADD_ATTR: ['data-pm-slice'],
};

const reduced = (html: string, config: typeof options) =>
  purify.sanitize(html.includes('mso-list') ? makeWordLists(html) : html, config);

/**
 * Reduces pasted content to what the sanitizer keeps, plus inline styles, from which the editor reads bold, italic and
 * similar formatting.
 */
export function pastedHtml(html: string): string {
  return reduced(html, options);
}

const sentences = ['p', 'br', 'b', 'strong', 'i', 'em', 'a', 'ul', 'ol', 'li', 'span'];

export function pastedSentences(html: string): string {
  return reduced(html, { ...options, ALLOWED_TAGS: sentences });
}

export function picturesIn(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img[src]').length;
}
