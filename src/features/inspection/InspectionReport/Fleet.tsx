import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { unseen } from '@/components/unseen';
import type { ChecklistKey } from '@/contract/checklist';
import type { PreviousAnswer } from '@/contract/fleet';
import { ItemNote } from '@/features/inspection/checklist/ItemNote';
import { noExtensions } from '@/features/inspection/delivery/extensions';
import type { Extensions } from '@/features/inspection/delivery/extensions';
import { ownLastDayShown, unresolvedItemsShown } from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { certifiedByItem, historyByItem } from '@/features/inspection/model/words/itemHistory';
import { defectsToReview, isUnresolved, itemLabel } from '@/features/inspection/model/words/words';
import { ItemPhotos } from '@/features/inspection/photos/ItemPhotos';
import { CleanReport } from '@/features/inspection/previous/CleanReport';
import { PreviousReport } from '@/features/inspection/previous/PreviousReport';
import {
  selectOwner,
  useCertified,
  usePreviousReports,
} from '@/features/inspection/previous/useFleet';
import { MyReports } from '@/features/inspection/receipt/MyReports';
import { PrintedSheet } from '@/features/inspection/receipt/PrintedSheet';
import type { Printed } from '@/features/inspection/receipt/sheets';

/** The items that are good now because the office has certified them, as a sentence. */
function useSpokenCertifications(certified: ReadonlyMap<ChecklistKey, string>): string {
  return useSelector((root: InspectionRoot) =>
    [...certified]
      .filter(([item]) => selectEntry(root, item).value === true)
      .map(([item, text]) => `${itemLabel(item)}: ${text}.`)
      .join(' '),
  );
}

/** Tells the checklist which items the page has as unresolved defects. */
function useUnresolvedItems(previous: PreviousAnswer | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    const known = (previous?.vehicles ?? []).flatMap(({ defects, holding }) => [
      ...defects.filter(isUnresolved),
      ...holding,
    ]);
    dispatch(unresolvedItemsShown([...new Set(known.map(({ item }) => item))]));
  }, [dispatch, previous]);
}

/** Tells the trip's default when the driver inspected the truck last. */
function useOwnLastDay(previous: PreviousAnswer | undefined): void {
  const dispatch = useDispatch<AppDispatch>();
  const truck = previous?.vehicles.find(({ vehicle }) => vehicle.kind === 'truck');
  const day = truck?.own_last_day ?? null;
  useEffect(() => {
    dispatch(ownLastDayShown(day));
  }, [dispatch, day]);
}

function notesOf(
  certified: ReadonlyMap<ChecklistKey, string>,
  previous: PreviousAnswer | undefined,
): Extensions['notes'] {
  const history = historyByItem(previous);
  const items = new Set([...certified.keys(), ...history.keys()]);
  return new Map(
    [...items].map((item) => [
      item,
      <ItemNote
        key={item}
        item={item}
        certified={certified.get(item) ?? null}
        history={history.get(item) ?? []}
      />,
    ]),
  );
}

function previousOf(answer: PreviousAnswer | undefined) {
  if (!answer) return { cleanReport: null, previous: null };
  return answer.vehicles.some(
    (vehicle) => vehicle.holding.length > 0 || defectsToReview(vehicle).length > 0,
  )
    ? { cleanReport: null, previous: <PreviousReport answer={answer} /> }
    : { cleanReport: <CleanReport answer={answer} />, previous: null };
}

interface FleetProps {
  onChange: (extensions: Extensions) => void;
}

/**
 * What our own backend adds to the report's page. Draws nothing but a live region, and the sheet when it is printed: the page shows
 * the parts where they belong.
 */
export function Fleet({ onChange }: FleetProps) {
  const current = useCertified();
  const previous = usePreviousReports(current);
  const certified = useMemo(() => certifiedByItem(current), [current]);
  useUnresolvedItems(previous);
  useOwnLastDay(previous);
  const spoken = useSpokenCertifications(certified);
  const owner = useSelector(selectOwner);
  const [opened, setOpened] = useState<Printed | null>(null);
  useEffect(() => {
    onChange({
      ...previousOf(previous),
      notes: notesOf(certified, previous),
      photosOf: (item, label) => <ItemPhotos itemKey={item} label={label} />,
      reports: owner === '' ? null : <MyReports owner={owner} onOpened={setOpened} />,
    });
  }, [onChange, previous, certified, owner]);
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
