import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/**
 * Announces to a screen reader how a row is dragged. `row` is the noun for one row, such as 'service'; `ids` are in the
 * order of the rows.
 */
export function rowAnnouncements(row: string, ids: readonly UniqueIdentifier[]): Announcements {
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
