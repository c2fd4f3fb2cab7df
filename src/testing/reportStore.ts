import { makeStore } from '../app/store';
import type { AppStore } from '../app/store';
import { checklist } from '../contract/checklist';
import type { ChecklistKey } from '../contract/checklist';
import { createMemorySessionStorage } from '../features/auth/sessionStorage';
import type { DraftWorld } from '../features/inspection/draftKeeper';
import { headerFieldChanged, itemMarkedGood } from '../features/inspection/reportSlice';
import type { HeaderField } from '../features/inspection/reportState';
import { testSettings } from './backend';
import { session, signedIn } from './fixtures/account';
import { startInspectionIn } from './inspectionWorld';

/** A store of a driver who is signed in, with the inspection started; wait for `held` before you enter anything. */
export function openReportStore(world?: DraftWorld) {
  const store = makeStore({
    settings: testSettings,
    preloaded: signedIn,
    sessionStorage: createMemorySessionStorage(session),
    currentPath: () => '/vehicle-report',
    refreshTimeout: 50,
  });
  const inspection = startInspectionIn(store, world);
  const toasts = () => store.getState().ui.toasts.map(({ text }) => text);
  const held = () => inspection.until(({ draft }) => draft.status === 'held');
  return { store, toasts, held, ...inspection };
}

const header: Partial<Record<HeaderField, string>> = {
  carrier: 'Dana Miles',
  address: 'Joliet, IL',
  truck_number: 'T-204',
  odometer_reading: '418220',
  trailer_numbers: 'R-88',
  drivers_signature: 'Dana Miles',
};

/** Fills in what a report needs, and marks every item good but the given ones. */
export function fillIn({ dispatch }: AppStore, ...except: ChecklistKey[]): void {
  for (const [field, value] of Object.entries(header)) {
    dispatch(headerFieldChanged({ field: field as HeaderField, value }));
  }
  for (const { key } of checklist) {
    if (!except.includes(key)) dispatch(itemMarkedGood(key));
  }
}
