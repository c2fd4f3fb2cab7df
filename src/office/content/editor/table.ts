import type { Attribute } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A number of columns or rows, left out of the HTML if it is one. */
function span(name: 'colspan' | 'rowspan'): Partial<Attribute> {
  return {
    default: 1,
    renderHTML: (attributes) => {
      const count = Number(attributes[name]);
      return count > 1 ? { [name]: count } : {};
    },
  };
}

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The table extension requires it. Columns are as wide as their text.
  colwidth: { default: null, rendered: false },
};

/** TipTap's own table writes widths, which the sanitizer drops, and loses the caption. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (table) => table.querySelector(':scope > caption')?.textContent ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const caption: unknown = node.attrs['caption'];
    return typeof caption === 'string'
      ? ['table', HTMLAttributes, ['caption', {}, caption], ['tbody', 0]]
      : ['table', HTMLAttributes, ['tbody', 0]];
  },
}).configure({ View: null });

export const tables = [
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => cellAttributes }),
];
