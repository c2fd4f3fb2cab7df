import { memo, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { unseen } from '@/components/unseen';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import type { ChecklistCount } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';

/** Pause after the last tap before the announcement, in ms. */
const pause = 1500;

const countText = ({ passed, failed, pending, total }: ChecklistCount) =>
  `${passed} passed, ${failed} failed, ${pending} pending of ${total}`;

/** Announces the counters in one sentence after a pause. A tap renders nothing here. */
export const SpokenCount = memo(function SpokenCount() {
  const store = useStore<InspectionRoot>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let seen = selectCount(store.getState());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      const count = selectCount(store.getState());
      if (count === seen) return;
      seen = count;
      clearTimeout(timer);
      timer = setTimeout(() => setSaid(countText(count)), pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <span role="status" style={unseen}>
      {said}
    </span>
  );
});
