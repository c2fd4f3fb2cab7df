import { Extension, Mark, Node, type GlobalAttributes } from '@tiptap/core';

/**
 * An element that the sanitizer keeps but the toolbar does not offer. Without it in the editor, a save would remove it
 * from older text.
 */

function mark(name: string, tag: string = name) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });
}

const marks = [
  ...['abbr', 'cite', 'q', 'small', 'ins', 'mark'].map((name) => mark(name)),
  mark('span', 'span[lang], span[dir], span[title]'),
];

function block(name: string, content: string, group = '') {
  return Node.create({
    name,
    group,
    content,
    defining: true,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });
}

const blocks = [
  block('dl', '(dt | dd)+', 'block'),
  block('dt', 'inline*'),
  block('dd', 'block+'),
  block('figure', '(block | figcaption)+', 'block'),
  block('figcaption', 'inline*'),
];

const kept = { default: null };

/** TipTap's TextAlign covers only paragraphs and headings here (editorOptions.ts). */
const aligned = ['blockquote', 'bulletList', 'orderedList', 'listItem', 'table', 'tableRow'];
const moreAligned = ['tableCell', 'tableHeader', ...blocks.map(({ name }) => name)];

const attributes: GlobalAttributes = [
  { types: '*', attributes: { title: kept, lang: kept, dir: kept } },
  {
    types: ['table', 'tableRow', 'tableCell', 'tableHeader'],
    attributes: { width: kept, height: kept },
  },
  { types: ['tableCell', 'tableHeader'], attributes: { scope: kept } },
  {
    types: [...aligned, ...moreAligned],
    attributes: {
      align: {
        default: null,
        parseHTML: (element) => element.style.textAlign || null,
        renderHTML: ({ align }) => (align ? { style: `text-align: ${String(align)}` } : {}),
      },
    },
  },
];

const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => attributes,
});

export const keptElements = [...marks, ...blocks, KeptAttributes];
