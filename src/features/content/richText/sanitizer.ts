import createDOMPurify from 'dompurify';
import type { WindowLike } from 'dompurify';
import { resolveMedia } from './media';

/** Makes harmless what an editor, or somebody in his name, has written. Pure: the same text gives the same HTML. */
export type Sanitize = (html: string) => string;

/** What editors write: words, lists, tables and pictures. Nothing that runs, loads a page or asks for input. */
const tags =
  'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i img ins li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul';

const attributes = 'href title src alt width height colspan rowspan scope start dir lang style';

const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Web, mail and telephone links, and relative ones. */
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

const alignment = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i;

/** How often a badly nested text may be put right; each time brings its end tags nearer to their places. */
const mostRounds = 8;

/**
 * Applies `once` until it changes nothing more: only such a text is read by every parser as it was written, and
 * hydration finds the elements that the server rendered.
 */
function settled(once: Sanitize, html: string): string {
  let safe = once(html);
  for (let round = 1; round < mostRounds; round += 1) {
    const again = once(safe);
    if (again === safe) break;
    safe = again;
  }
  return safe;
}

/**
 * The sanitizer of one world: the browser's window, or jsdom's on the server. Of inline styles only the alignment
 * stays: a colour meant for another background, or a layer over the page, does not.
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
  // Without a doctype the parser would allow what pages do not, as a table inside of a paragraph.
  const once = (html: string) => purify.sanitize(`<!doctype html>${html}`, config);
  return (html) => settled(once, html);
}
