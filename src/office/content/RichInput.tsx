import { useMemo } from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import type { Theme } from '@mui/material/styles';
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
import { useNotify } from 'react-admin';
import { fieldBackground } from '@/theme/components/fields';
import { editorOptions } from './editor/editorOptions';
import { InsertButtons } from './editor/InsertButtons';
import { pastedHtml, pastedSentences, picturesIn } from './editor/pastedHtml';
import { ToolButtons, type Tool } from './editor/ToolButtons';
import { LevelButtons } from './LevelButtons';

interface RichInputProps {
  source: string;
  label: string;
  isRequired: boolean;
  /** If false, the toolbar and pasted content are limited to formatting for sentences. */
  isLong?: boolean;
  format?: (html: unknown) => string;
  parse?: (html: string | null) => string;
}

/** Has no buttons for color, because the sanitizer removes colors. */
const allTools = (
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

const ofSentences: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <FormatBold fontSize="inherit" />,
    mark: 'bold',
    run: (editing) => editing.toggleBold(),
  },
  {
    label: 'Italic',
    icon: <FormatItalic fontSize="inherit" />,
    mark: 'italic',
    run: (editing) => editing.toggleItalic(),
  },
  {
    label: 'List',
    icon: <FormatListBulleted fontSize="inherit" />,
    mark: 'bulletList',
    run: (editing) => editing.toggleBulletList(),
  },
];

const sentenceTools = (
  <RichTextInputToolbar size="small">
    <ToolButtons label="Format" tools={ofSentences} />
    <LinkButtons />
  </RichTextInputToolbar>
);

const frame = (theme: Theme) => ({
  minHeight: 40,
  padding: theme.spacing(1, 1.5),
  overflowX: 'auto',
  borderColor: theme.palette.surface.edge,
  borderRadius: `${theme.radii.small}px`,
  '&, &:hover, &:focus': { backgroundColor: fieldBackground(theme) },
  '&:focus': { outline: `3px solid ${theme.palette.primary.main}` },
});

const cells = { border: 1, borderColor: 'divider', p: 0.5, textAlign: 'start', minWidth: 60 };

/** Without `isLong`, pasted content is reduced; stored text is not. */
function useEditorOptions(isLong: boolean) {
  const notify = useNotify();
  return useMemo(() => {
    const reduce = isLong ? pastedHtml : pastedSentences;
    const transformPastedHTML = (html: string) => {
      const kept = reduce(html);
      if (picturesIn(kept) < picturesIn(html)) notify(lostPictures, { type: 'warning' });
      return kept;
    };
    return { ...editorOptions, editorProps: { transformPastedHTML } };
  }, [isLong, notify]);
}

const lostPictures = 'The pictures in the pasted text were left out. Upload them to use them here.';

export function RichInput({
  isLong = false,
  parse = (html: string | null) => html ?? '',
  ...input
}: RichInputProps) {
  return (
    <RichTextInput
      {...input}
      fullWidth
      toolbar={isLong ? allTools : sentenceTools}
      editorOptions={useEditorOptions(isLong)}
      parse={parse}
      sx={{
        '& .RaRichTextInput-editorContent .ProseMirror': frame,
        '& .ProseMirror img': { maxWidth: 1, height: 'auto' },
        '& .ProseMirror table': { borderCollapse: 'collapse', my: 1 },
        '& .ProseMirror :is(td, th)': cells,
        '& .ProseMirror .selectedCell': { backgroundColor: 'action.selected' },
      }}
    />
  );
}
