import createDOMPurify from 'dompurify';
import { allowed } from '@/contract/richText/sanitizer';

const purify = createDOMPurify(window);

purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  // Pictures embedded in the text would exceed its maximum length; the toolbar uploads them
  // instead.
  if (attribute.attrName === 'src') attribute.keepAttr = !/^data:/i.test(attribute.attrValue);
});

const options = {
  ...allowed,
  // A word processor's attributes for language and page, which do not fit the site.
  FORBID_ATTR: ['dir', 'lang', 'width', 'height'],
  // The editor's own attribute that marks where its copied content begins and ends.
  ADD_ATTR: ['data-pm-slice'],
};

/**
 * Reduces pasted content to what the sanitizer keeps, plus inline styles. The editor reads bold,
 * italic and similar formatting from these and drops the rest.
 */
export function pastedHtml(html: string): string {
  return purify.sanitize(html, options);
}

const sentences = ['p', 'br', 'b', 'strong', 'i', 'em', 'a', 'ul', 'ol', 'li', 'span'];

/** Reduces content that is pasted into sentences to bold, italic, links and lists. */
export function pastedSentences(html: string): string {
  return purify.sanitize(html, { ...options, ALLOWED_TAGS: sentences });
}
