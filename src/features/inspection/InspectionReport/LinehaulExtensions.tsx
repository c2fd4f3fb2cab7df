import { useEffect, useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { unseen } from '@/components/unseen';
import { itemName } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousResponse } from '@/contract/extensions';
import { ItemNote } from '@/features/inspection/checklist/ItemNote';
import { noExtensions } from '@/features/inspection/delivery/extensions';
import type { Extensions } from '@/features/inspection/delivery/extensions';
import {
  ownLastDayShown,
  selectOwner,
  unresolvedItemsShown,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { OfficeNote } from '@/features/inspection/model/text/itemHistory';
import { historyByItem, officeNotes, noteFor } from '@/features/inspection/model/text/itemHistory';
import { defectsToReview, isUnresolved } from '@/features/inspection/model/text/defectText';
import { ItemPhotos } from '@/features/inspection/photos/ItemPhotos';
import { CleanReport } from '@/features/inspection/previous/CleanReport';
import { PreviousReport } from '@/features/inspection/previous/PreviousReports';
import { usePreviousReports } from '@/features/inspection/previous/usePreviousReports';
import { useCertified } from '@/features/inspection/previous/useCertified';
import { MyReports } from '@/features/inspection/receipt/MyReports';
import { PrintedSheet } from '@/features/inspection/receipt/PrintedSheet';
import type { Printed } from '@/features/inspection/receipt/sheets';

/** Announcements of items that the office has certified or reopened. */
function useSpokenNotes(office: ReadonlyMap<ChecklistKey, OfficeNote>): string {
  return useSelector((root: InspectionRoot) =>
    [...office]
      .flatMap(([item, note]) => {
        const text = noteFor(note, selectEntry(root, item).value);
        return text === undefined ? [] : [`${itemName(item)}: ${text}.`];
      })
      .join(' '),
  );
}

/** Passes the items with unresolved defects to the checklist. */
function useUnresolvedItems(previous: PreviousResponse | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    const known = (previous?.vehicles ?? []).flatMap(({ defects, holding }) => [
      ...defects.filter(isUnresolved),
      ...holding,
    ]);
    dispatch(unresolvedItemsShown([...new Set(known.map(({ item }) => item))]));
  }, [dispatch, previous]);
}

/** Passes the driver's last inspection of the truck to the trip's default. */
function useOwnLastDay(previous: PreviousResponse | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  const truck = previous?.vehicles.find(({ vehicle }) => vehicle.kind === 'truck');
  const day = truck?.own_last_day ?? null;
  useEffect(() => {
    dispatch(ownLastDayShown(day));
  }, [dispatch, day]);
}

function notesOf(
  office: ReadonlyMap<ChecklistKey, OfficeNote>,
  previous: PreviousResponse | undefined,
): Extensions['notes'] {
  const history = historyByItem(previous);
  const items = new Set([...office.keys(), ...history.keys()]);
  return new Map(
    [...items].map((item) => [
      item,
      <ItemNote
        key={item}
        item={item}
        office={office.get(item) ?? {}}
        history={history.get(item) ?? []}
      />,
    ]),
  );
}

function previousOf(response: PreviousResponse | undefined) {
  if (!response) return { cleanReport: null, previous: null };
  return response.vehicles.some(
    (vehicle) => vehicle.holding.length > 0 || defectsToReview(vehicle).length > 0,
  )
    ? { cleanReport: null, previous: <PreviousReport response={response} /> }
    : { cleanReport: <CleanReport response={response} />, previous: null };
}

/** Shown without a connection, for a truck that is not stored on this phone. */
const unknownPrevious = {
  cleanReport: null,
  previous: (
    <Typography role="status" color="textSecondary">
      Its previous report can’t be shown offline
    </Typography>
  ),
};

interface ExtensionsProps {
  onChange: (extensions: Extensions) => void;
}

/**
 * The parts that Linehaul's own backend adds to the report's page. Renders only a live region, and
 * the sheet when it is printed. The page renders the parts where they belong.
 */
export function LinehaulExtensions({ onChange }: ExtensionsProps) {
  const current = useCertified();
  const { response: previous, isUnknown } = usePreviousReports(current);
  const office = useMemo(() => officeNotes(current), [current]);
  useUnresolvedItems(previous);
  useOwnLastDay(previous);
  const spoken = useSpokenNotes(office);
  const owner = useSelector(selectOwner);
  const [opened, setOpened] = useState<Printed | null>(null);
  useEffect(() => {
    onChange({
      ...(isUnknown ? unknownPrevious : previousOf(previous)),
      notes: notesOf(office, previous),
      officeNotes: office,
      photosOf: (item, label) => <ItemPhotos itemKey={item} label={label} />,
      reports: owner === '' ? null : <MyReports owner={owner} onOpened={setOpened} />,
    });
  }, [onChange, previous, isUnknown, office, owner]);
  useEffect(() => () => onChange(noExtensions), [onChange]);
  return (
    <>
      <span role="status" style={unseen}>
        {spoken}
      </span>
      <PrintedSheet opened={opened} />
    </>
  );
}
