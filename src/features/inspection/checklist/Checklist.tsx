import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { checklistCategories, type ChecklistSection } from '@/contract/checklist';
import { useAppDispatch, useAppSelector, useAppStore } from '@/features/inspection/hooks';
import { itemsMarkedGood } from '@/features/inspection/model/inspectionSlice';
import {
  markOfNoTrailer,
  selectCanLackTrailer,
} from '@/features/inspection/model/rules/bulkSelectors';
import { selectIsAnyShown } from '@/features/inspection/model/rules/checklistSelectors';
import { BulkMark } from './BulkMark';
import { ChecklistCategory } from './ChecklistCategory';
import { FilterNotice } from './ChecklistFilter';
import { checklistStyles } from './checklistStyles';

const Sheet = styled('div')(memoTheme(({ theme }) => checklistStyles(theme)));

const categories = {
  truck: checklistCategories.filter(({ section }) => section === 'truck'),
  trailer: checklistCategories.filter(({ section }) => section === 'trailer'),
};

/** Marks all items of a missing trailer with one press. */
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

function Section({ id, label, children }: SectionProps) {
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
        <ChecklistCategory key={category.id} {...category} />
      ))}
    </div>
  );
}

/**
 * The 63 items in two sections, by category. Rendered once, because everything that changes is in a
 * child.
 */
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
