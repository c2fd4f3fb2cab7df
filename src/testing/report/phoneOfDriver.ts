import 'fake-indexeddb/auto';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { makeStore } from '@/app/store';
import { createMemorySessionStorage } from '@/features/auth/session/sessionStorage';
import type { ChecklistKey } from '@/contract/checklist';
import { extendedSettings } from '../msw/backend';
import { startOtherVehicle } from '@/features/inspection/delivery/setReportAside';
import {
  defectTextChanged,
  defectTextCommitted,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  reportOpened,
  retryRequested,
  vehicleEntered,
  vehicleKept,
} from '@/features/inspection/model/inspectionSlice';
import { findOtherVehicle } from '@/features/inspection/model/rules/otherVehicle';
import { headerFields, type HeaderField } from '@/features/inspection/model/state/header';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { fakePage } from './fakePage';
import { signAndSubmit } from './reportStore';
import { createPhone, openDisk, startInspectionIn } from './inspectionSetup';

interface DriverSession {
  username: string;
  access: string;
  refresh: string;
}

export type Phone = ReturnType<typeof phoneOfDriver>;

const filled: Partial<Record<HeaderField, string>> = {
  carrier: 'Dana Miles',
  address: 'Joliet, IL',
  odometer_reading: '418220',
  trailer_numbers: 'No trailer',
  drivers_signature: 'Dana Miles',
  satisfactory_vehicle_condition: 'above_defects_need_correction',
};

/**
 * A driver's phone in Node, with the real store, the real jobs and a separate disk. Its calls go to `apiHost`, by which
 * a test's fetch can tell phones apart.
 */
export function phoneOfDriver({ username, access, refresh }: DriverSession, apiHost: string) {
  fakePage();
  const disk = openDisk();
  const user = { username, email: `${username}@linehaul.test` };
  const session = { accessToken: access, refreshToken: refresh, user };
  const open = () => {
    const store = makeStore({
      settings: { ...extendedSettings, apiHost },
      preloaded: { auth: { status: 'authenticated', ...session } },
      sessionStorage: createMemorySessionStorage(session),
      currentPath: () => '/vehicle-report',
    });
    return { store, ...startInspectionIn(store, createPhone(disk)) };
  };
  let tab = open();
  const state = () => tab.state();
  const close = () => {
    tab.stop();
    // Stops the cache's timers, which would keep Node running.
    tab.store.dispatch(api.util.resetApiState());
  };
  const dispatch = (action: UnknownAction) => tab.store.dispatch(action);
  const opened = async () => {
    await tab.until(({ access }) => access.status === 'writable');
    dispatch(reportOpened({ announce: true }));
  };
  const enter = (field: HeaderField, value: string) =>
    dispatch(headerFieldChanged({ field, value }));
  const getItemValue = (key: ChecklistKey) => state().checklist.entities[key].value;
  const mark = (key: ChecklistKey, isGood: boolean) => {
    dispatch(isGood ? itemMarkedGood(key) : itemMarkedDefective(key));
    if (isGood || getItemValue(key) !== false) return;
    dispatch(defectTextChanged({ key, text: 'Broken' }));
    dispatch(defectTextCommitted(key));
  };
  return {
    opened,
    mark,
    valueOf: getItemValue,
    truck: () => state().header.values.truck_number,
    enterTruck: (number: string) => {
      enter('truck_number', number);
      dispatch(vehicleEntered());
    },
    isAsked: () => findOtherVehicle(state()) !== null,
    isApart: () => state().otherReport !== null,
    isLeft: () => state().left.length > 0,
    fillIn: () => {
      for (const field of headerFields) if (field in filled) enter(field, filled[field] ?? '');
    },
    startOther: () => tab.store.dispatch(startOtherVehicle(state().form)),
    keep: () => dispatch(vehicleKept()),
    submit: () => signAndSubmit(tab.store),
    retry: () => dispatch(retryRequested()),
    reload: async () => {
      await tab.until(tab.isSaved);
      close();
      tab = open();
      await opened();
    },
    isAtRest: () =>
      getPendingOutbox(state()) === null &&
      !state().left.length &&
      !state().patches.length &&
      state().loading.status === 'loaded',
    stop: close,
  };
}
