import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { ReportColorScheme } from '@/app/ReportColorScheme';
import type { AppStore } from '@/app/store';
import { reportMissing } from '@/features/inspection/model/inspectionSlice';
import type { Phone } from '@/features/inspection/storage/phone';
import type { ColorScheme } from '@/theme/palette';
import { startInspectionIn } from '../report/inspectionSetup';

interface ReportProviderProps {
  prepare?: (dispatch: AppStore['dispatch']) => void;
  phone?: Phone;
  scheme?: ColorScheme;
  children: React.ReactNode;
}

export const storyDateTime = { date: '2026-11-21', time: '06:45' };

/**
 * Provides a signed-in driver's blank report in a color scheme. No job sends the report, so the story does not change.
 */
export function ReportProvider({
  prepare,
  phone,
  scheme = 'light',
  children,
}: ReportProviderProps) {
  const store = useStore() as AppStore;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { stop, until } = startInspectionIn(store, phone);
    let isGone = false;
    void until(({ access }) => access.status === 'writable').then(() => {
      stop();
      if (isGone) return;
      store.dispatch(reportMissing(storyDateTime));
      prepare?.(store.dispatch);
      setReady(true);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [store, prepare, phone]);
  return <ReportColorScheme scheme={scheme}>{isReady ? children : null}</ReportColorScheme>;
}
