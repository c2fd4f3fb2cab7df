const listed = /mso-list:\s*(l\d+)\s+level(\d+)/;
const numbered = /^\(?[\da-z]+[.)]/i;

interface OpenList {
  element: HTMLElement;
  /** Word's name of the list, and whether it is numbered. */
  kind: string;
}

/** Word's name of the paragraph's list, and its level; null for any other paragraph. */
function placeOf(paragraph: Element): { name: string; depth: number } | null {
  const [, name, level] = listed.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return name === undefined ? null : { name, depth: Number(level) };
}

/** Opens lists before the paragraph, or in the last item, until the innermost has this depth. */
function openLists(open: OpenList[], paragraph: Element, tag: string, kind: string, depth: number) {
  while (open.length < depth) {
    const element = document.createElement(tag);
    const parent = open.at(-1)?.element;
    if (parent) (parent.lastElementChild ?? parent).append(element);
    else paragraph.before(element);
    open.push({ element, kind });
  }
}

/**
 * Makes lists of Word's paragraphs that look like list items: its clipboard has no list elements,
 * only the list's name and level in a style, and the bullet or number as text.
 */
export function makeWordLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const place = placeOf(paragraph);
    if (!place) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const tag = numbered.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    const kind = `${place.name} ${tag}`;
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]?.element) open = [];
    open = open.slice(0, place.depth);
    if (open.length === place.depth && open.at(-1)?.kind !== kind) open.pop();
    openLists(open, paragraph, tag, kind, place.depth);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.element.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}
