import type { Attribute } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** A `colspan` or `rowspan`, written to the HTML only if it is more than 1. */
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
  // The table extension requires this attribute.
  colwidth: { default: null, rendered: false },
};

/** Replaces TipTap's table, which writes widths that the sanitizer removes, and loses the caption. */
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
