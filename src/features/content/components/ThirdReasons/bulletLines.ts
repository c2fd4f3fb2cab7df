import { htmlToDOM, type Element } from 'html-react-parser';
import type { SafeHtml } from '@/components/RichText/safeHtml';

/** A text in a line, with the inline elements around it, the outermost first. */
export interface LineText {
  text: string;
  within: readonly Element[];
}

/** A line, a list of lines that begin with a bullet, or an element that is no line, such as a heading or a table. */
export type DescriptionPart =
  | { kind: 'line'; texts: LineText[] }
  | { kind: 'list'; points: LineText[][] }
  | { kind: 'block'; element: Element };

type Line = Exclude<DescriptionPart, { kind: 'list' }>;

const bullet = /^\s*[•●▪‣·]\s*/;
const lineBreak = /\r\n|\r|\n/;
/** Elements whose content is lines. */
const containers = new Set(['div', 'p', 'section']);
const inlines = new Set('a abbr b code del em i mark q s small span strong sub sup u'.split(' '));

const toText = (texts: readonly LineText[]) => texts.map(({ text }) => text).join('');

/**
 * Splits a description into lines at line breaks and at the ends of paragraphs. A line that starts with a bullet
 * character or contains '•' is a list item.
 */
export function descriptionParts(html: SafeHtml): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  for (const line of listLines(htmlToDOM(html))) {
    const text = line.kind === 'line' ? toText(line.texts) : '';
    if (line.kind === 'block' || !(text.includes('•') || bullet.test(text))) {
      parts.push(line);
      continue;
    }
    const point = withoutBullet(line.texts);
    const last = parts.at(-1);
    if (toText(point).trim() === '') continue;
    if (last?.kind === 'list') last.points.push(point);
    else parts.push({ kind: 'list', points: [point] });
  }
  return parts;
}

/** Removes the bullet, which may stand in an element of its own. */
function withoutBullet(texts: readonly LineText[]): LineText[] {
  const first = texts.findIndex(({ text }) => text.trim() !== '');
  const rest = texts
    .slice(first)
    .map((one, index) => (index > 0 ? one : { ...one, text: one.text.replace(bullet, '') }));
  return rest.filter(({ text }) => text !== '');
}

type Node = Element['children'][number];

/** `Node.TEXT_NODE`, which the server lacks. */
const textNode = 3;

function listLines(nodes: readonly Node[]): Line[] {
  const lines: Line[] = [];
  let texts: LineText[] = [];
  const end = () => {
    if (toText(texts).trim() !== '') lines.push({ kind: 'line', texts });
    texts = [];
  };
  const read = (node: Node, within: readonly Element[]): void => {
    if (node.nodeType === textNode && 'data' in node) {
      node.data.split(lineBreak).forEach((text, index) => {
        if (index > 0) end();
        if (text !== '') texts.push({ text, within });
      });
    } else if ('attribs' in node && inlines.has(node.name)) {
      readAll(node.children, [...within, node]);
    } else if ('attribs' in node) {
      end();
      if (containers.has(node.name)) readAll(node.children, within);
      else if (node.name !== 'br') lines.push({ kind: 'block', element: node });
      end();
    }
  };
  const readAll = (all: readonly Node[], within: readonly Element[]) =>
    all.forEach((node) => read(node, within));
  readAll(nodes, []);
  end();
  return lines;
}
