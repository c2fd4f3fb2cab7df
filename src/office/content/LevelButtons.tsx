import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEditor } from './editor/useEditor';

const levels = [1, 2, 3, 4, 5, 6] as const;

/**
 * Buttons for the heading levels. react-admin's own menu of levels is a `<nav>`, so a form with several editors
 * would have several landmarks with the same name.
 */
export function LevelButtons() {
  const editor = useEditor();
  const active = levels.find((level) => editor?.isActive('heading', { level })) ?? null;
  return (
    <ToggleButtonGroup exclusive size="small" aria-label="Heading" value={active}>
      {levels.map((level) => (
        <ToggleButton
          key={level}
          value={level}
          aria-label={`Heading ${level}`}
          disabled={!editor?.isEditable}
          onClick={() =>
            editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()
          }
        >
          H{level}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
