import type { Inspection } from '@/contract/inspection';
import { reportOpened } from '@/features/inspection/model/inspectionSlice';
import { testSettings } from '../msw/backend';
import { startInspectionServer } from './inspectionServer';
import { createPhone, openDisk } from './inspectionSetup';
import { openReportStore, signAndSubmit } from './reportStore';
import { retryLater } from './retryLater';

/** Call this at the top of a test file, because it also stops the servers and pages after each test. */
export function reportPages() {
  let endings: (() => void)[] = [];
  afterEach(() => {
    for (const end of endings) end();
    endings = [];
  });
  const onEnd = (...more: (() => void)[]) => endings.push(...more);

  function serverWith(current: Inspection | null = null) {
    const server = startInspectionServer(current);
    onEnd(server.restore);
    return server;
  }

  async function openPage(disk = openDisk(), settings = testSettings) {
    const report = openReportStore(createPhone(disk), settings);
    onEnd(report.stop);
    await report.writable();
    report.store.dispatch(reportOpened({ announce: true }));
    await report.until(({ loading }) => loading.status === 'loaded' || loading.status === 'failed');
    const submit = () => signAndSubmit(report.store);
    const settled = () =>
      report.until(
        ({ outbox, loading, patches }) =>
          outbox.status === 'empty' && patches.length === 0 && loading.status === 'loaded',
      );
    const waiting = () => report.until(({ outbox }) => outbox.status === 'waiting');
    const retry = () => retryLater(report.store);
    return { ...report, submit, settled, waiting, retry };
  }

  return { serverWith, openPage, onEnd };
}
