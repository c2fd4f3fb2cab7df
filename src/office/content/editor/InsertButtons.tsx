import { useState } from 'react';
import GridOn from '@mui/icons-material/GridOn';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Image from '@mui/icons-material/Image';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import ToggleButton from '@mui/material/ToggleButton';
import { ChoosePicture } from '../../media/ChoosePicture';
import { ToolButtons, type Tool } from './ToolButtons';
import { useEditor } from './useEditor';

const scripts: readonly Tool[] = [
  {
    label: 'Subscript',
    icon: <Subscript fontSize="inherit" />,
    mark: 'subscript',
    run: (editing) => editing.unsetSuperscript().toggleSubscript(),
  },
  {
    label: 'Superscript',
    icon: <Superscript fontSize="inherit" />,
    mark: 'superscript',
    run: (editing) => editing.unsetSubscript().toggleSuperscript(),
  },
];

const inserted: readonly Tool[] = [
  {
    label: 'Horizontal line',
    icon: <HorizontalRule fontSize="inherit" />,
    run: (editing) => editing.setHorizontalRule(),
  },
  {
    label: 'Insert table',
    icon: <GridOn fontSize="inherit" />,
    run: (editing) =>
      editing
        .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
        // Adds a paragraph below a table at the end. Without one, the cursor could not leave the table on a phone.
        .command(
          ({ tr, commands }) =>
            tr.doc.lastChild?.type.name !== 'table' ||
            commands.insertContentAt(
              tr.doc.content.size,
              { type: 'paragraph' },
              { updateSelection: false },
            ),
        ),
  },
];

const ofTables: readonly Tool[] = [
  { label: 'Add row', run: (editing) => editing.addRowAfter() },
  { label: 'Delete row', run: (editing) => editing.deleteRow() },
  { label: 'Add column', run: (editing) => editing.addColumnAfter() },
  { label: 'Delete column', run: (editing) => editing.deleteColumn() },
  { label: 'Header row', run: (editing) => editing.toggleHeaderRow() },
  { label: 'Delete table', run: (editing) => editing.deleteTable() },
];

/** Buttons that react-admin's toolbar does not have. */
export function InsertButtons() {
  const editor = useEditor();
  return (
    <>
      <ToolButtons label="Small letters" tools={scripts} />
      <ToolButtons label="Insert" tools={inserted} />
      <PictureButton />
      {editor?.isActive('table') ? <ToolButtons label="Table" tools={ofTables} /> : null}
    </>
  );
}

function PictureButton() {
  const editor = useEditor();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ToggleButton
        value="picture"
        aria-label="Insert picture"
        title="Insert picture"
        disabled={!editor?.isEditable}
        onClick={() => setChoosing(true)}
      >
        <Image fontSize="inherit" />
      </ToggleButton>
      {isChoosing ? (
        <ChoosePicture
          kind="picture"
          onClose={() => setChoosing(false)}
          onChosen={({ address, alternative_text: alt }) => {
            setChoosing(false);
            editor?.chain().focus().setImage({ src: address, alt }).run();
          }}
        />
      ) : null}
    </>
  );
}
