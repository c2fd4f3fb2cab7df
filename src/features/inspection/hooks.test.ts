import { createElement, type ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openReportStore } from '@/testing/report/reportStore';
import { setReportAside } from '@/features/inspection/delivery/setReportAside';
import { FormOnScreen, useAppDispatch } from './hooks';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';

test('a press on a form that was set aside does not mark an item on the next form', async () => {
  const { store, state, writable, stop } = openReportStore();
  await writable();
  const onForm = ({ children }: { children: ReactNode }) =>
    createElement(
      Provider,
      { store, children: undefined },
      createElement(FormOnScreen, { value: state().form }, children),
    );
  const { result, rerender } = renderHook(useAppDispatch, { wrapper: onForm });
  const dispatchOfFirst = result.current;
  act(() => void dispatchOfFirst(itemMarkedGood('horn')));
  expect(state().checklist.entities.horn.value).toBe(true);

  await act(() => dispatchOfFirst(setReportAside(state().form)));
  act(() => void dispatchOfFirst(itemMarkedGood('horn')));
  expect(state().checklist.entities.horn.value).toBeNull();
  rerender();
  act(() => void result.current(itemMarkedGood('horn')));
  expect(state().checklist.entities.horn.value).toBe(true);
  stop();
});
