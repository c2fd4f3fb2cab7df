import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { useSettings } from '@/api/useSettings';
import { FormField } from '@/components/FormField/FormField';
import type { ChecklistKey } from '@/contract/checklist';
import { limits } from '@/contract/limits';
import { useItemPhotos } from '@/features/inspection/delivery/extensions';
import {
  defectTextChanged,
  defectTextCommitted,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import {
  descriptionId,
  selectDescriptionError,
} from '@/features/inspection/model/rules/submitRules';
import { trailerKeys } from '@/features/inspection/model/state/checklistFacts';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { DefectPhrases } from './DefectPhrases';
import { WhichTrailer } from './WhichTrailer';

interface DefectTextProps {
  itemKey: ChecklistKey;
  label: string;
}

/** An item's defect description: saved in the draft with each keystroke, committed on blur. */
export function DefectText({ itemKey, label }: DefectTextProps) {
  const { text } = useSelector((root: InspectionRoot) => selectEntry(root, itemKey));
  const error = useSelector((root: InspectionRoot) => selectDescriptionError(root, itemKey));
  const dispatch = useDispatch<AppDispatch>();
  const { fleet } = useSettings();
  const asksWhichTrailer = fleet && trailerKeys.includes(itemKey);
  const photos = useItemPhotos(itemKey, label);
  return (
    <>
      <DefectPhrases itemKey={itemKey} label={label} />
      <FormField
        id={descriptionId(itemKey)}
        label="Defect description"
        aria-label={`Defect description, ${label}`}
        placeholder="What is wrong and where"
        required
        rows={2}
        maxLength={limits.defectText}
        value={text}
        error={error ?? undefined}
        onChange={(event) =>
          dispatch(defectTextChanged({ key: itemKey, text: event.currentTarget.value }))
        }
        onBlur={() => dispatch(defectTextCommitted(itemKey))}
      />
      {asksWhichTrailer ? <WhichTrailer itemKey={itemKey} label={label} /> : null}
      {photos}
    </>
  );
}
