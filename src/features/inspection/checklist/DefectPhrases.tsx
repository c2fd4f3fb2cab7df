import { useDispatch, useStore } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import type { ChecklistKey } from '@/contract/checklist';
import {
  defectTextChanged,
  defectTextCommitted,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { descriptionId } from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { phrasesOf, withPhrase } from '@/features/inspection/model/text/defectPhrases';

interface DefectPhrasesProps {
  itemKey: ChecklistKey;
  label: string;
}

/**
 * The usual defects of an item, each entered with one press. They are above the field, where the
 * phone's keyboard does not cover them.
 */
export function DefectPhrases({ itemKey, label }: DefectPhrasesProps) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<InspectionRoot>();
  const insert = (phrase: string) => {
    const { text } = selectEntry(store.getState(), itemKey);
    dispatch(defectTextChanged({ key: itemKey, text: withPhrase(text, phrase) }));
    // If the field is not focused, no blur will commit the text, so it is committed here.
    if (document.activeElement?.id === descriptionId(itemKey)) return;
    dispatch(defectTextCommitted(itemKey));
  };
  return (
    <ul className="phrases" aria-label={`Phrases, ${label}`}>
      {phrasesOf(itemKey).map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            className="phrase"
            // Keeps the focus, and with it the keyboard, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(phrase)}
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}
