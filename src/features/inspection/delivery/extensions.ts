import { createContext, useContext } from 'react';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import { isCertified } from '@/contract/records';
import { useAppSelector } from '@/features/inspection/hooks';
import type { KnownVehicle } from '@/features/inspection/model/rules/knownVehicles';
import { tripOf } from '@/features/inspection/model/rules/trip';
import { nothingShown, type Shown } from '@/features/inspection/model/state/review';
import {
  defectsToReview,
  hasDefects,
  isUnresolved,
} from '@/features/inspection/model/text/defectText';
import type { FactsByItem } from '@/features/inspection/model/text/itemHistory';

/** The data that Linehaul's own backend adds to the current report. */
export interface Extensions {
  /**
   * `absent` with another backend, or if the chunk cannot be loaded. While it is `loading`, 'My
   * reports' is not shown, because the phone's list must not change to the server's during a tap.
   */
  status: 'absent' | 'loading' | 'loaded';
  /**
   * The last reports of the entered vehicles. `unknown` if there is no connection and none are
   * stored on this phone.
   */
  previous: PreviousResponse | 'unknown' | null;
  items: FactsByItem;
  /** The carrier's vehicles as of the last response. */
  fleet: readonly KnownVehicle[];
}

export const noExtensions: Extensions = {
  status: 'absent',
  previous: null,
  items: new Map(),
  fleet: [],
};

/** The last reports, unless they are unknown. */
export const responseOf = (previous: Extensions['previous']): PreviousResponse | null =>
  previous === 'unknown' ? null : previous;

/** The ids of the reports and defects that are on the screen. */
export function shownOf(response: PreviousResponse): Shown {
  const { vehicles } = response;
  const defects = vehicles.flatMap(defectsToReview);
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  return {
    reports: [...new Set(vehicles.flatMap(({ report }) => (report ? [report.id] : [])))],
    defects: idsOf(defects),
    certified: idsOf(defects.filter(({ state }) => isCertified(state))),
    open: idsOf(defects.filter(isUnresolved)),
    holding: idsOf(vehicles.flatMap(({ holding }) => holding)),
    isToSign: hasDefects(response),
  };
}

/** The server's statements that a press confirms. */
export interface OnScreen {
  shown: Shown;
  /** The day of the driver's last inspection of the truck on any phone; null if it is not known. */
  ownLastDay: string | null;
}

export const nothingOnScreen: OnScreen = { shown: nothingShown, ownLastDay: null };

export function onScreenOf({ previous }: Extensions): OnScreen {
  const response = responseOf(previous);
  if (response === null) return nothingOnScreen;
  const truck = response.vehicles.find(({ vehicle }) => vehicle.kind === 'truck');
  return { shown: shownOf(response), ownLastDay: truck?.own_last_day ?? null };
}

/** A tap never changes this value, so that it renders only its own row. */
export const ExtensionsContext = createContext(noExtensions);

export const useExtensions = () => useContext(ExtensionsContext);

/** The trip of the form on the screen. */
export function useTrip() {
  const { ownLastDay } = onScreenOf(useExtensions());
  return useAppSelector(({ inspection: { draft } }) => tripOf(draft, ownLastDay));
}

export const useItemFacts = (key: ChecklistKey) => useExtensions().items.get(key);
