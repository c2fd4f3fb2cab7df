import { flushSync } from 'react-dom';
import type { ChecklistKey } from '@/contract/checklist';
import { useAppDispatch } from '@/features/inspection/hooks';
import { itemFound } from '@/features/inspection/model/inspectionSlice';

interface NotFittedProps {
  itemKey: ChecklistKey;
  name: string;
}

/** Replaces the two buttons of an item that the vehicle lacks. */
export function NotFitted({ itemKey, name }: NotFittedProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <span className="not-fitted">Not fitted</span>
      <button
        type="button"
        className="bulk-press"
        aria-label={`${name}: it has one`}
        onClick={({ currentTarget }) => {
          const row = currentTarget.parentElement;
          flushSync(() => dispatch(itemFound(itemKey)));
          // The press replaced its button with the item's two buttons.
          row?.querySelector<HTMLElement>('.mark-good')?.focus();
        }}
      >
        It has one
      </button>
    </>
  );
}
