import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { extensionPaths } from '@/contract/extensions';
import { takePhotos } from '@/features/inspection/delivery/takePhotos';
import { apiUrl, backend, startBackend, testSettings } from '@/testing/msw/backend';
import { scriptBackend } from '@/testing/races/scriptedBackend';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { fillIn, openReportStore } from '@/testing/report/reportStore';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import {
  itemMarkedGood,
  retryRequested,
  reviewSigned,
} from '@/features/inspection/model/inspectionSlice';
import { nothingShown } from '@/features/inspection/model/state/review';
import type { Phone } from '@/features/inspection/storage/phone';

startBackend();

/** The number of further times that the chunk with the extensions' calls fails to load. */
const mockFailures = { left: 0 };
jest.mock('@/features/inspection/delivery/extensionCalls', () => {
  if (mockFailures.left > 0) {
    mockFailures.left -= 1;
    throw new Error('Loading chunk extensions-start failed.');
  }
  return jest.requireActual<object>('@/features/inspection/delivery/extensionCalls');
});
jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async () => ({ picture: new ArrayBuffer(1), thumbnail: 'data:,' }),
}));

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  mockFailures.left = 0;
  jest.restoreAllMocks();
});

async function openPage(phone: Phone = createPhone()) {
  const page = openReportStore(phone, { ...testSettings, fleet: true });
  stop = page.stop;
  await page.writable();
  return page;
}

const signed = reviewSigned({
  id: 'review-1',
  name: 'Dana Miles',
  at: '2026-11-22T06:12:00Z',
  shown: { ...nothingShown, reports: [7] },
});

describe('the lazily loaded code that sends photos and reviews', () => {
  it('after two failed loads of the code that sends reviews, the next retry loads it and sends the review', async () => {
    mockFailures.left = 2;
    backend.use(
      http.post(apiUrl(extensionPaths.reviews), () =>
        HttpResponse.json({ id: 'review', reopened: [] }),
      ),
    );
    const { store, state } = await openPage();
    store.dispatch(signed);
    await waitFor(() => {
      store.dispatch(retryRequested());
      expect(state().review.outbox).toEqual([]);
    });
    expect(mockFailures.left).toBe(0);
  });

  it('a photo is added to the report even if the code that sends photos has not loaded', async () => {
    mockFailures.left = Infinity;
    const { store, state } = await openPage();
    expect(await store.dispatch(takePhotos('horn', [new Blob(['x'])]))).toBeNull();
    expect(state().photos.ids).toHaveLength(1);
  });

  it('the wait before a review is sent again grows only when sending the review fails, not when sending the report fails', async () => {
    const server = scriptBackend(() => {
      throw new TypeError('Failed to fetch');
    });
    const { store, state } = await openPage();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    fillIn(store);
    store.dispatch(submitReport(state().form));
    store.dispatch(signed);
    for (let tenth = 0; tenth < 55; tenth += 1) await jest.advanceTimersByTimeAsync(100);
    // The calls start at once, after about 1 s and after about 3 s. The next call would follow after about 7 s.
    expect(server.countCalls(extensionPaths.reviews)).toBe(3);
    jest.useRealTimers();
    server.restore();
  });
});

it('hiding the page writes the entries to the disk without waiting for a timer', async () => {
  const disk = openDisk();
  const write = jest.fn(disk.write);
  const { store } = await openPage(createPhone({ ...disk, write }));
  write.mockClear();
  store.dispatch(itemMarkedGood('horn'));
  expect(write).not.toHaveBeenCalled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.lastCall?.[1]).toHaveProperty('checklist.entities.horn.value', true);
});
