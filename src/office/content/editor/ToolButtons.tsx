import type { ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChainedCommands } from '@tiptap/core';
import { useEditor } from './useEditor';

export interface Tool {
  label: string;
  /** The label by default. */
  icon?: ReactNode;
  /** The button looks pressed if the selection has this mark. */
  mark?: string;
  run: (editing: ChainedCommands) => ChainedCommands;
}

interface ToolButtonsProps {
  /** The group's name. */
  label: string;
  tools: readonly Tool[];
}

/** Buttons of the editor's toolbar, in the style of react-admin's. */
export function ToolButtons({ label, tools }: ToolButtonsProps) {
  const editor = useEditor();
  const active = tools.flatMap(({ mark }) => (mark && editor?.isActive(mark) ? [mark] : []));
  return (
    <ToggleButtonGroup
      aria-label={label}
      value={active}
      // Makes the toolbar's text as large as its icons.
      size={tools.every(({ icon }) => icon !== undefined) ? 'medium' : 'small'}
      sx={{ flexWrap: 'wrap' }}
    >
      {tools.map((tool) => (
        <ToggleButton
          key={tool.label}
          value={tool.mark ?? tool.label}
          aria-label={tool.label}
          title={tool.label}
          disabled={!editor?.isEditable}
          onClick={() => {
            if (editor) tool.run(editor.chain().focus()).run();
          }}
        >
          {tool.icon ?? tool.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
