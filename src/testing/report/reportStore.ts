import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import { makeStore, type AppStore } from '@/app/store';
import { checklist, type ChecklistKey } from '@/contract/checklist';
import {
  headerFieldChanged,
  itemMarkedGood,
  reportSigned,
} from '@/features/inspection/model/inspectionSlice';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import type { HeaderField } from '@/features/inspection/model/state/header';
import { nothingOnScreen } from '@/features/inspection/delivery/extensions';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import type { Phone } from '@/features/inspection/storage/phone';
import { PhotosOnPhone } from '@/features/inspection/storage/photosOnPhone';
import { testSettings } from '../msw/backend';
import { session, signedIn } from '../fixtures/account';
import { startInspectionIn } from './inspectionSetup';

/** A store with a signed-in driver, but without the inspection. */
export function makeDriversStore(settings = testSettings): AppStore {
  return makeStore({
    settings,
    preloaded: signedIn,
    sessionStorage: createMemorySessionStorage(session),
    currentPath: () => '/vehicle-report',
    refreshTimeout: 50,
  });
}

/** A store with a signed-in driver and a started inspection. Wait for `writable` before entering anything. */
export function openReportStore(phone?: Phone, settings = testSettings) {
  const store = makeDriversStore(settings);
  const inspection = startInspectionIn(store, phone);
  const toasts = () => store.getState().ui.toasts.map(({ text }) => text);
  const writable = () => inspection.until(({ access }) => access.status === 'writable');
  return { store, toasts, writable, ...inspection };
}

export const photosOnPhone = ({ dispatch }: AppStore, owner: string): PhotosOnPhone =>
  dispatch(
    (_dispatch: unknown, _getState: unknown, extra: unknown) => new PhotosOnPhone({ extra }, owner),
  );

const header: Partial<Record<HeaderField, string>> = {
  carrier: 'Dana Miles',
  address: 'Joliet, IL',
  truck_number: 'T-204',
  odometer_reading: '418220',
  trailer_numbers: 'R-88',
  drivers_signature: 'Dana Miles',
  // The preselected condition does not count as chosen while a defect is open.
  satisfactory_vehicle_condition: 'above_defects_corrected',
};

/** Signs the form on the report's date. */
export function signReport({ dispatch, getState }: AppStore): void {
  dispatch(reportSigned(draftIn(getState()).header.values.date));
}

/** Submits the report, after signing it if the signature is missing. Returns what prevents the submission, or null. */
export function signAndSubmit(store: AppStore, onScreen = nothingOnScreen): string | null {
  if (draftIn(store.getState()).header.values.drivers_signature === '') signReport(store);
  return store.dispatch(submitReport(draftIn(store.getState()).form, onScreen));
}

/** Fills in and signs a report with every item good, except the given ones. */
export function fillIn(store: AppStore, ...except: ChecklistKey[]): void {
  const { dispatch } = store;
  for (const [field, value] of Object.entries(header)) {
    dispatch(headerFieldChanged({ field: field as HeaderField, value }));
  }
  for (const { key } of checklist) {
    if (!except.includes(key)) dispatch(itemMarkedGood(key));
  }
  signReport(store);
}
