import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import {
  AddItemButton,
  ArrayInput,
  ResourceContextProvider,
  SimpleFormIteratorBase,
  useArrayInput,
  useGetArrayInputNewItemDefaults,
} from 'react-admin';
import type { ListOfRows } from '@/contract/office/content/sections';
import { ContentField } from './ContentField';
import { PlaceInput } from './PlaceInput';
import { SortableRow } from './SortableRow';

/** `row` is the noun for one row, such as 'service'; `ids` are in the order of the rows. */
function rowAnnouncements(row: string, ids: readonly UniqueIdentifier[]): Announcements {
  const place = (id: UniqueIdentifier) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  // The start of a drag uses this text too, because `onDragOver` follows at once and replaces any other announcement.
  const held = (id: UniqueIdentifier) => `The ${row} is picked up and over ${place(id)}.`;
  return {
    onDragStart: ({ active }) => held(active.id),
    onDragOver: ({ over }) => (over ? held(over.id) : undefined),
    onDragEnd: ({ active, over }) => `The ${row} was dropped at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Canceled. The ${row} stays at ${place(active.id)}.`,
  };
}

interface RowsInputProps {
  source: string;
  list: ListOfRows;
}

/** The rows of a list, which can be added, removed and moved. */
export function RowsInput({ source, list }: RowsInputProps) {
  return (
    // react-admin's row inputs require a resource for their text.
    <ResourceContextProvider value="content">
      <ArrayInput source={source} label={list.label}>
        <SortableRows list={list} />
      </ArrayInput>
    </ResourceContextProvider>
  );
}

/** Like react-admin's SimpleFormIterator, but rows can be dragged. */
function SortableRows({ list: { row, fields } }: Pick<RowsInputProps, 'list'>) {
  const { fields: rows, move } = useArrayInput();
  const newRow = useGetArrayInputNewItemDefaults(rows);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const inputs = Object.entries(fields).map(([name, field]) => (
    <ContentField key={name} source={name} field={field} />
  ));

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) {
      move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    }
  }
  return (
    <SimpleFormIteratorBase getItemDefaults={() => newRow(inputs)}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: rowAnnouncements(row, ids) }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 1 }}>
            {ids.map((id, index) => (
              <SortableRow key={id} id={id} index={index}>
                {inputs}
                {'latitude' in fields ? <PlaceInput /> : null}
              </SortableRow>
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      <AddItemButton />
    </SimpleFormIteratorBase>
  );
}
