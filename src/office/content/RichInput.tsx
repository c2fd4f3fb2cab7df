import {
  AlignmentButtons,
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { editorOptions } from './editor/editorOptions';
import { InsertButtons } from './editor/InsertButtons';
import { LevelButtons } from './LevelButtons';

interface RichInputProps {
  source: string;
  label: string;
  isRequired: boolean;
}

/** What the sanitizer keeps (src/contract/richText/sanitizer.ts); it drops colors and highlights. */
function Tools() {
  return (
    <RichTextInputToolbar size="small">
      <LevelButtons />
      <FormatButtons />
      <AlignmentButtons />
      <ListButtons />
      <LinkButtons />
      <QuoteButtons />
      <InsertButtons />
      <ClearButtons />
    </RichTextInputToolbar>
  );
}

const cells = { border: 1, borderColor: 'divider', p: 0.5, textAlign: 'start', minWidth: 60 };

/** An editor for rich text. What is pasted is reduced to what it offers. */
export function RichInput({ source, label, isRequired }: RichInputProps) {
  return (
    <RichTextInput
      source={source}
      label={label}
      isRequired={isRequired}
      fullWidth
      toolbar={<Tools />}
      editorOptions={editorOptions}
      parse={(html: string | null) => html ?? ''}
      sx={{
        '& .ProseMirror': { overflowX: 'auto' },
        '& .ProseMirror img': { maxWidth: 1, height: 'auto' },
        '& .ProseMirror table': { borderCollapse: 'collapse', my: 1 },
        '& .ProseMirror :is(td, th)': cells,
        '& .ProseMirror .selectedCell': { backgroundColor: 'action.selected' },
      }}
    />
  );
}
