import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { checklistCategories } from '../../../../contract/checklist';
import type { ChecklistSection } from '../../../../contract/checklist';
import { ChecklistCategory } from '../ChecklistCategory/ChecklistCategory';
import { checklistStyles } from './checklistStyles';

const Sheet = styled('div')(memoTheme(({ theme }) => checklistStyles(theme)));

const sections: readonly { id: ChecklistSection; label: string }[] = [
  { id: 'truck', label: 'Truck' },
  { id: 'trailer', label: 'Trailer' },
];

/** The 63 items in two sections, by category. Rendered once: everything that changes is further down. */
export const Checklist = memo(function Checklist() {
  return (
    <Sheet>
      {sections.map((section) => (
        <div className="section" key={section.id}>
          <div className="section-head">
            <h2>{section.label}</h2>
            <p>§ demanded by 49 CFR 396.11</p>
          </div>
          {checklistCategories
            .filter((category) => category.section === section.id)
            .map(({ id, label }) => (
              <ChecklistCategory key={id} id={id} label={label} />
            ))}
        </div>
      ))}
    </Sheet>
  );
});
