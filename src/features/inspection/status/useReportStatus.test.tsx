import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { statusText } from './reportStatus';
import { useNotices, useReportStatus } from './useReportStatus';

/** A phone whose writes do not finish until `release`. */
function heldPhone() {
  const disk = openDisk();
  let gate = Promise.resolve();
  let release = () => {};
  return {
    hold: () => {
      gate = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
    phone: createPhone({
      ...disk,
      write: async (key, draft) => {
        await gate;
        await disk.write(key, draft);
      },
    }),
  };
}

test("a report is shown as waiting for a connection only once it is on the phone's disk", async () => {
  const server = startInspectionServer();
  const { phone, hold, release } = heldPhone();
  const { store, writable, until, isSaved, stop } = openReportStore(phone);
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
  await act(async () => {
    store.dispatch(submitReport());
    await until(({ outbox }) => outbox.status === 'waiting');
  });
  expect(shown()).toBe('Saving…');
  expect(result.current.notices.kinds).toEqual([]);
  await act(async () => {
    release();
    await until(isSaved);
  });
  expect(shown()).toBe('Waiting for a connection');
  expect(result.current.notices.kinds).toEqual(['waiting']);
  stop();
  server.restore();
});
