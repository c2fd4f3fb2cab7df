const listed = /mso-list:\s*(l\d+)\s+level(\d+)/;
const numbered = /^\(?[\da-z]+[.)]/i;

interface OpenList {
  element: HTMLElement;
  /** Word's name for the list, followed by 'ol' or 'ul'. */
  kind: string;
}

/** `depth` is 1 in the outermost list. */
interface Place {
  kind: string;
  tag: 'ol' | 'ul';
  depth: number;
}

/**
 * Removes the bullet or number from a list item's paragraph and returns the item's place. Returns null for any other
 * paragraph.
 */
function takePlace(paragraph: Element): Place | null {
  const [, name, level] = listed.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (name === undefined) return null;
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
  const tag = numbered.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return { kind: `${name} ${tag}`, tag, depth: Number(level) };
}

function openLists(open: OpenList[], paragraph: Element, { kind, tag, depth }: Place): void {
  while (open.length < depth) {
    const element = document.createElement(tag);
    const parent = open.at(-1)?.element;
    if (parent) (parent.lastElementChild ?? parent).append(element);
    else paragraph.before(element);
    open.push({ element, kind });
  }
}

/**
 * Converts Word's list paragraphs to HTML lists. Word's clipboard has no list elements, only the list's name and level
 * in a style, and the bullet or number as text.
 */
export function makeWordLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const place = takePlace(paragraph);
    if (!place) continue;
    if (paragraph.previousElementSibling !== open[0]?.element) open = [];
    open = open.slice(0, place.depth);
    if (open.length === place.depth && open.at(-1)?.kind !== place.kind) open.pop();
    openLists(open, paragraph, place);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.element.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}
