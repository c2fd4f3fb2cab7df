import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import { draftShown, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { brokenPhone, createPhone, heldDisk, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { useSaveStatus, useSetAside } from './phoneHooks';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openWith<Result>(hook: () => Result, phone = createPhone()) {
  const report = openReportStore(phone);
  ({ stop } = report);
  await report.writable();
  const { result, unmount } = renderHook(hook, {
    wrapper: ({ children }) => createElement(Provider, { store: report.store, children }),
  });
  const dispatch = (action: Parameters<typeof report.store.dispatch>[0]) =>
    act(() => void report.store.dispatch(action));
  return { ...report, result, unmount, dispatch };
}

describe('the save status', () => {
  it("the save status is 'saved' only once the last entry is written to the disk", async () => {
    const { disk, hold, release } = heldDisk();
    const { result, dispatch, until, isSaved } = await openWith(useSaveStatus, createPhone(disk));
    await act(() => until(isSaved));
    expect(result.current).toBe('saved');
    hold();
    dispatch(itemMarkedGood('horn'));
    expect(result.current).toBe('saving');
    release();
    await act(() => until(isSaved));
    expect(result.current).toBe('saved');
  });

  it("the save status is 'failed' if the disk is full", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result, dispatch, until, isFailed } = await openWith(useSaveStatus, brokenPhone());
    dispatch(itemMarkedGood('horn'));
    await act(() => until(isFailed));
    expect(result.current).toBe('failed');
  });

  it('the save status is null in a tab that does not write the draft', async () => {
    const { result, dispatch } = await openWith(useSaveStatus);
    dispatch(draftShown({ owner: 'dana.driver', contents: null, photos: [] }));
    expect(result.current).toBeNull();
  });
});

describe('a draft that was set aside', () => {
  const key = 'report:v2:aside';

  it('a draft that was set aside is read as stored, and deleting it removes it from the disk', async () => {
    const disk = openDisk();
    await disk.write(key, 'damaged');
    const { result, state } = await openWith(() => useSetAside(key), createPhone(disk));
    expect(result.current.draft).toEqual({ status: 'reading' });
    await act(() => disk.read(key));
    expect(result.current.draft).toEqual({
      status: 'read',
      contents: 'damaged',
      isDamaged: true,
    });
    await act(() => result.current.remove());
    expect(await disk.read(key)).toBeNull();
    expect(state().setAside).toEqual([]);
  });

  it("a draft that was set aside gets the status 'failed' if the disk cannot be read", async () => {
    const disk = openDisk();
    const page = await openWith(() => useSetAside(key), createPhone(disk));
    page.unmount();
    jest.spyOn(disk, 'read').mockRejectedValue(new Error('disk'));
    const { result } = renderHook(() => useSetAside(key), {
      wrapper: ({ children }) => createElement(Provider, { store: page.store, children }),
    });
    await act(async () => undefined);
    expect(result.current.draft).toEqual({ status: 'failed' });
  });
});
