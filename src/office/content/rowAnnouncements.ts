import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/**
 * A screen reader's announcements while a row is dragged.
 *
 * @param row The name of one row ('service').
 * @param ids The rows' ids, in their order.
 */
export function rowAnnouncements(row: string, ids: readonly UniqueIdentifier[]): Announcements {
  const place = (id: UniqueIdentifier) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  // The same text for the start of a drag, because the announcement that the row is over its own
  // place follows immediately and replaces it.
  const held = (id: UniqueIdentifier) => `The ${row} is picked up and over ${place(id)}.`;
  return {
    onDragStart: ({ active }) => held(active.id),
    onDragOver: ({ over }) => (over ? held(over.id) : undefined),
    onDragEnd: ({ active, over }) => `The ${row} was dropped at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Canceled. The ${row} stays at ${place(active.id)}.`,
  };
}
