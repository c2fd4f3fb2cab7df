import { useState } from 'react';
import { useStore } from 'react-redux';
import { itemName } from '@/contract/checklist';
import { useGoToItem, viewBottom } from '@/features/inspection/checklist/useGoToItem';
import { nextUnchecked, selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

/** Shows what prevents submitting, and moves to it. */
export function useMissing() {
  const store = useStore<InspectionRoot>();
  const goToItem = useGoToItem();
  const [text, setText] = useState<string | null>(null);
  const [bottom, setBottom] = useState(0);
  /** Returns false if no item is unchecked. */
  const tell = () => {
    const root = store.getState();
    const first = nextUnchecked(root, () => false);
    if (first === null) return false;
    const { pending } = selectCount(root);
    const label = itemName(first);
    setText(
      pending === 1
        ? `1 item is unchecked: ${label}.`
        : `${pending} items are unchecked. The first is ${label}.`,
    );
    setBottom(window.innerHeight - viewBottom() + 8);
    goToItem(first);
    return true;
  };
  return { text, bottom, tell, close: () => setText(null) };
}
