import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { RemoveItemButton, ReOrderButtons, SimpleFormIteratorItemBase } from 'react-admin';

interface SortableRowProps {
  /** react-hook-form's id. It stays the same when the row moves. */
  id: string;
  index: number;
  children: ReactNode;
}

/** A row of a list that can be dragged. */
export function SortableRow({ id, index, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;
  return (
    <SimpleFormIteratorItemBase index={index}>
      <Box
        component="li"
        ref={setNodeRef}
        style={{
          transform: transform ? `translateY(${transform.y}px)` : undefined,
          transition,
        }}
        sx={{
          position: 'relative',
          zIndex: isDragging ? 1 : 'auto',
          boxShadow: isDragging ? 8 : 0,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1 }}>
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            size="small"
            aria-label="Drag to reorder"
            title="Drag to reorder"
            // Touching the handle drags the row; touching the row elsewhere scrolls the page.
            sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
          <ReOrderButtons />
          <RemoveItemButton />
        </Stack>
        <Stack sx={{ minWidth: 0 }}>{children}</Stack>
      </Box>
    </SimpleFormIteratorItemBase>
  );
}
