import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/api/useSettings';
import { memoTheme } from '@/theme/memoTheme';
import { checklistCategories, type ChecklistSection } from '@/contract/checklist';
import {
  getPreviousResponse,
  useItemFacts,
  usePrevious,
} from '@/features/inspection/delivery/extensions';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useSelected,
} from '@/features/inspection/hooks';
import { itemsMarkedGood, bulkUndone } from '@/features/inspection/model/inspectionSlice';
import {
  markOfNoTrailer,
  selectCanLackTrailer,
  selectFixedDefects,
  selectIsPatching,
  selectShown,
  selectUndoable,
  selectIsAnyShown,
  selectIsBulkInView,
} from '@/features/inspection/model/rules/checklistSelectors';
import { selectNotFitted } from '@/features/inspection/model/rules/notFitted';
import {
  selectFormIdBySection,
  selectIsEntered,
} from '@/features/inspection/model/rules/reportSelectors';
import { ChecklistCategory } from './ChecklistCategory';
import { FilterNotice } from './ChecklistFilter';
import { checklistStyles } from './checklistStyles';
import type { BulkId } from '@/features/inspection/model/state/checklist';
import { isBounce } from './isBounce';

interface BulkMarkProps {
  id: BulkId;
  /** The button's label while there is nothing to undo. */
  offer: string;
  isOffered: boolean;
  onPress: () => void;
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/**
 * A button that marks several items good with one press, and undoes these marks with another. It stays the same
 * element, so that it keeps the focus.
 */
export function BulkMark({ id, offer, isOffered, onPress }: BulkMarkProps) {
  const undoable = useSelected(selectUndoable, id);
  const isInView = useAppSelector(selectIsBulkInView);
  const dispatch = useAppDispatch();
  if (!isInView || !(isOffered || undoable)) return null;
  const outcome = undoable ? `${items(undoable.keys.length)} marked good` : '';
  return (
    <div className="bulk">
      <span role="status">{outcome}</span>
      <button
        type="button"
        className="bulk-press"
        aria-label={undoable ? `Undo: ${outcome}` : undefined}
        onClick={(event) => {
          if (isBounce(event)) return;
          if (undoable) dispatch(bulkUndone(undoable));
          else onPress();
        }}
      >
        {undoable ? 'Undo' : offer}
      </button>
    </div>
  );
}

const Sheet = styled('div')(memoTheme(({ theme }) => checklistStyles(theme)));

const categories = {
  truck: checklistCategories.filter(({ section }) => section === 'truck'),
  trailer: checklistCategories.filter(({ section }) => section === 'trailer'),
};

function NoTrailer() {
  const isOffered = useAppSelector(selectCanLackTrailer);
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return (
    <BulkMark
      id="no-trailer"
      offer="No trailer today"
      isOffered={isOffered}
      onPress={() => dispatch(itemsMarkedGood(markOfNoTrailer(getState().inspection.draft)))}
    />
  );
}

interface SectionProps {
  id: ChecklistSection;
  label: string;
  children?: React.ReactNode;
}

/** Returns why the section's items can't be marked good with one press, or null. */
function useUnknown(section: ChecklistSection, isLastKnown: boolean): string | null {
  const { fleet } = useSettings();
  const field = section === 'truck' ? 'truck_number' : 'trailer_numbers';
  const isNamed = useSelected(selectIsEntered, field);
  // Another backend does not return previous defects.
  if (!fleet) return null;
  if (!isNamed) return `Enter the ${section} first`;
  return isLastKnown ? null : 'The last report is not known';
}

/**
 * The categories have no 'All good' button while each tap is sent as a patch, because one press would cause many calls.
 */
function useHasAllGood(): boolean {
  const isPatching = useAppSelector(selectIsPatching);
  const isInView = useAppSelector(selectIsBulkInView);
  return isInView && !isPatching;
}

/** Selects what the categories share, so that a tap runs few selectors. */
function Section({ id, label, children }: SectionProps) {
  const previous = usePrevious();
  const shared = {
    facts: useItemFacts(previous),
    shown: useAppSelector(selectShown),
    fixedDefects: useAppSelector(selectFixedDefects),
    notFitted: useAppSelector(selectNotFitted),
    unknown: useUnknown(id, getPreviousResponse(previous) !== null),
    form: useSelected(selectFormIdBySection, id),
    hasAllGood: useHasAllGood(),
  };
  const isShown = useAppSelector((root) =>
    selectIsAnyShown(
      root,
      categories[id].map((category) => category.id),
    ),
  );
  return (
    <div className="section" hidden={!isShown}>
      <div className="section-head">
        <h2>{label}</h2>
        <p>§ required by 49 CFR 396.11</p>
      </div>
      {children}
      {categories[id].map((category) => (
        <ChecklistCategory key={category.id} id={category.id} label={category.label} {...shared} />
      ))}
    </div>
  );
}

/** The 63 items in two sections, by category. */
export const Checklist = memo(function Checklist() {
  return (
    <Sheet>
      <FilterNotice />
      <Section id="truck" label="Truck" />
      <Section id="trailer" label="Trailer">
        <NoTrailer />
      </Section>
    </Sheet>
  );
});
