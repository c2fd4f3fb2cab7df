import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { useSaveProblem, useSaveStatus } from '@/features/inspection/delivery/useSaveStatus';
import { useSettings } from '@/api/useSettings';
import { noticesFolded } from '@/features/inspection/model/inspectionSlice';
import type { NoticeKind } from '@/features/inspection/model/state/notices';
import { hear, noticesOf, statusOf } from './reportStatus';
import type { Heard, ReportStatus, StatusFacts, StatusKind } from './reportStatus';
import { selectFoldedNotices, selectStatusFacts } from './statusSelectors';

function useStatusFacts(): StatusFacts {
  const { fleet } = useSettings();
  return { ...useSelector(selectStatusFacts), isTwoPresses: !fleet };
}

/** The report's status; null if this tab does not write it. */
export function useReportStatus(): ReportStatus | null {
  const save = useSaveStatus();
  const facts = useStatusFacts();
  return save && statusOf(save, facts);
}

/** Whether a screen reader should announce a status. */
export function useIsSpoken(kind: StatusKind): boolean {
  const [heard, setHeard] = useState<Heard>({ settled: kind, isSpoken: false });
  const now = hear(heard, kind);
  if (now !== heard) setHeard(now);
  return now.isSpoken;
}

interface Notices {
  /** All notices, most urgent first. */
  kinds: NoticeKind[];
  shown: NoticeKind[];
  fold: (kinds: NoticeKind[]) => void;
}

/** The notices next to the bar, and those the driver hid. */
export function useNotices(): Notices {
  const problem = useSaveProblem();
  const facts = useStatusFacts();
  const folded = useSelector(selectFoldedNotices);
  const dispatch = useDispatch<AppDispatch>();
  const kinds = noticesOf(problem ?? 'saved', facts);
  return {
    kinds,
    shown: kinds.filter((kind) => !folded.includes(kind)),
    fold: (away) => dispatch(noticesFolded(away)),
  };
}
