import createDOMPurify from 'dompurify';
import { allowed } from '@/contract/richText/sanitizer';

const purify = createDOMPurify(window);

purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  // Pictures inside the text would exceed its length; the toolbar uploads them instead.
  if (attribute.attrName === 'src') attribute.keepAttr = !/^data:/i.test(attribute.attrValue);
});

const options = {
  ...allowed,
  // A word processor's language and page, which do not suit the site's.
  FORBID_ATTR: ['dir', 'lang', 'width', 'height'],
  // The editor's own note on where its copied text begins and ends.
  ADD_ATTR: ['data-pm-slice'],
};

/**
 * Reduces what is pasted to what the sanitizer keeps, and inline styles: the editor reads bold,
 * italic and the like from these and drops the rest.
 */
export function pastedHtml(html: string): string {
  return purify.sanitize(html, options);
}

const sentences = ['p', 'br', 'b', 'strong', 'i', 'em', 'a', 'ul', 'ol', 'li', 'span'];

/** Reduces what is pasted among sentences to bold, italic, links and lists. */
export function pastedSentences(html: string): string {
  return purify.sanitize(html, { ...options, ALLOWED_TAGS: sentences });
}
