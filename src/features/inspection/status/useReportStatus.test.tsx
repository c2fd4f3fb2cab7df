import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, heldDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { statusText } from './reportStatus';
import { useNotices, useReportStatus } from './useReportStatus';

test("a report appears as waiting for a connection only once it is on the phone's disk", async () => {
  const server = startInspectionServer();
  const { disk, hold, release } = heldDisk();
  const { store, state, writable, until, isSaved, stop } = openReportStore(createPhone(disk));
  await writable();
  fillIn(store);
  await until(isSaved);
  const { result } = renderHook(() => ({ status: useReportStatus(), notices: useNotices() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const shown = () => result.current.status && statusText(result.current.status);
  hold();
  server.always = { create: 'lost', get: 'lost' };
  act(() => void store.dispatch(submitReport(state().form)));
  expect(shown()).toBe('Sending…');
  expect(result.current.notices.kinds).toEqual([]);
  await act(async () => {
    release();
    await until(({ outbox }) => outbox.status === 'waiting');
  });
  expect(shown()).toBe('Waiting for a connection');
  expect(result.current.notices.kinds).toEqual(['waiting']);
  stop();
  server.restore();
});
