import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { LightColourScheme } from '../app/LightColourScheme';
import type { AppStore } from '../app/store';
import { reportMissing } from '../features/inspection/reportSlice';
import { createWorld, startInspectionIn } from './inspectionWorld';

interface ReportStageProps {
  /** Brings the report to where the story begins; this tab holds a blank draft before. */
  prepare?: (dispatch: AppStore['dispatch']) => void;
  children: React.ReactNode;
}

export const stageMoment = { date: '2026-11-21', time: '06:45' };

/** The light colour scheme, a signed-in driver's blank report, and no courier: a story stays as it is. */
export function ReportStage({ prepare, children }: ReportStageProps) {
  const store = useStore() as AppStore;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { stop, until } = startInspectionIn(store, createWorld());
    let isGone = false;
    void until(({ draft }) => draft.status === 'held').then(() => {
      stop();
      if (isGone) return;
      store.dispatch(reportMissing(stageMoment));
      prepare?.(store.dispatch);
      setReady(true);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [store, prepare]);
  return <LightColourScheme>{isReady ? children : null}</LightColourScheme>;
}
