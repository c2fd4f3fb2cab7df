import type { EditorOptions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { allowed } from '@/contract/richText/sanitizer';
import { keptElements } from './keptElements';
import { pastedHtml } from './pastedHtml';
import { tables } from './table';

const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  openOnClick: false,
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => allowed.ALLOWED_URI_REGEXP.test(address),
});

/** TipTap limited to what the sanitizer keeps (src/contract/richText/sanitizer.ts). */
export const editorOptions: Partial<EditorOptions> = {
  extensions: [
    // `trailingNode` would add an empty paragraph at the end, which would then be saved.
    StarterKit.configure({ code: false, link: false, trailingNode: false }),
    Code.extend({ excludes: '' }),
    PlainLink,
    Subscript,
    Superscript,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    Image.configure({
      inline: true,
      allowBase64: true,
      resize: { enabled: true, alwaysPreserveAspectRatio: true },
    }),
    ...tables,
    ...keptElements,
  ],
  editorProps: { transformPastedHTML: pastedHtml },
};
