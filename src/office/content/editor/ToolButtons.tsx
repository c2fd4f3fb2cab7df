import type { ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChainedCommands } from '@tiptap/core';
import { useEditor } from './useEditor';

export interface Tool {
  label: string;
  /** By default, the label. */
  icon?: ReactNode;
  mark?: string;
  run: (editing: ChainedCommands) => ChainedCommands;
}

interface ToolButtonsProps {
  label: string;
  tools: readonly Tool[];
}

/** A group of buttons in the style of react-admin's toolbar. */
export function ToolButtons({ label, tools }: ToolButtonsProps) {
  const editor = useEditor();
  const active = tools.flatMap(({ mark }) => (mark && editor?.isActive(mark) ? [mark] : []));
  return (
    <ToggleButtonGroup
      aria-label={label}
      value={active}
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
