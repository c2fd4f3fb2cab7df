import createDOMPurify, { type WindowLike } from 'dompurify';
import { resolveMedia } from './media';

/** Makes HTML harmless, even if an intruder wrote it. */
export type Sanitize = (html: string) => string;

/** Elements for text, lists, tables and pictures. None of them runs a script, loads a page or asks for input. */
const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i img ins li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul';

const attributes = 'href title src alt width height colspan rowspan scope start dir lang style';

/** The elements and attributes that the sanitizer keeps. */
export const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Allows web, email, phone and relative links. */
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

const alignment = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i;

const maxRounds = 8;

/**
 * Repeats `once` until nothing changes, at most `maxRounds` times. Then all parsers read the HTML alike, so that
 * hydration finds the elements that the server rendered.
 */
function settled(once: Sanitize, html: string): string {
  let safe = once(html);
  for (let round = 1; round < maxRounds; round += 1) {
    const again = once(safe);
    if (again === safe) break;
    safe = again;
  }
  return safe;
}

/**
 * Creates a sanitizer for a window: the browser's, or jsdom's on the server. The only inline style that it keeps is the
 * alignment, because a color may not suit the background, and a positioned element could cover the page.
 */
export function createSanitizer(window: WindowLike, apiHost: string): Sanitize {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'href') attribute.keepAttr = element.localName === 'a';
    if (attribute.attrName === 'style') {
      const aligned = alignment.exec(attribute.attrValue)?.[1]?.toLowerCase();
      attribute.keepAttr = aligned !== undefined;
      attribute.attrValue = `text-align: ${aligned}`;
    }
    if (attribute.attrName === 'src') {
      attribute.keepAttr = element.localName === 'img';
      attribute.attrValue = resolveMedia(apiHost, attribute.attrValue) ?? '';
    }
  });
  // Without a doctype, the parser would use quirks mode, which allows a table inside a paragraph.
  const once = (html: string) => purify.sanitize(`<!doctype html>${html}`, allowed);
  return (html) => settled(once, html);
}
