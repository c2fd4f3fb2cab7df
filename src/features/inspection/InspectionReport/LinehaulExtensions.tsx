import { useEffect, useMemo } from 'react';
import { unseen } from '@/components/unseen';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import {
  noExtensions,
  responseOf,
  type Extensions,
} from '@/features/inspection/delivery/extensions';
import { extensionsApi } from '@/features/inspection/delivery/extensionsApi';
import { useAppSelector } from '@/features/inspection/hooks';
import { selectOwner } from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import type { KnownVehicle } from '@/features/inspection/model/rules/knownVehicles';
import {
  type OfficeNote,
  factsByItem,
  officeNotes,
  noteFor,
} from '@/features/inspection/model/text/itemHistory';
import { usePreviousReports } from '@/features/inspection/previous/usePreviousReports';
import { useCertified } from '@/features/inspection/previous/useCertified';

/** Announcements of items that the office has certified or reopened. */
function useSpokenNotes(office: ReadonlyMap<ChecklistKey, OfficeNote>): string {
  return useAppSelector((root) =>
    [...office]
      .flatMap(([item, note]) => {
        const text = noteFor(note, selectEntry(root, item).value);
        return text === undefined ? [] : [`${itemName(item)}: ${text}.`];
      })
      .join(' '),
  );
}

/** The carrier's vehicles, fetched once, so that a number can be compared without a connection later. */
function useFleet(): readonly KnownVehicle[] {
  const owner = useAppSelector(selectOwner);
  const { data } = extensionsApi.useVehicleNumbersQuery(
    { owner },
    { skip: owner === '', refetchOnReconnect: true },
  );
  return useMemo(
    () => [
      ...(data?.trucks ?? []).map((number) => ({ kind: 'truck', number }) as const),
      ...(data?.trailers ?? []).map((number) => ({ kind: 'trailer', number }) as const),
    ],
    [data],
  );
}

interface ExtensionsProps {
  onChange: (extensions: Extensions) => void;
}

/**
 * Fetches the data that Linehaul's own backend has about the report, for the parts of the page that
 * show it. Renders only a live region.
 */
export function LinehaulExtensions({ onChange }: ExtensionsProps) {
  const current = useCertified();
  const previous = usePreviousReports(current);
  const response = responseOf(previous);
  const office = useMemo(() => officeNotes(current), [current]);
  const fleet = useFleet();
  useEffect(() => {
    onChange({ status: 'loaded', previous, items: factsByItem(office, response), fleet });
  }, [onChange, previous, response, office, fleet]);
  useEffect(() => () => onChange(noExtensions), [onChange]);
  const spoken = useSpokenNotes(office);
  return (
    <span role="status" style={unseen}>
      {spoken}
    </span>
  );
}
