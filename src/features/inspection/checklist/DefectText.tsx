import { Suspense, useDeferredValue } from 'react';
import { useSettings } from '@/api/useSettings';
import { FieldError } from '@/components/FormField/FieldError';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import type { ChecklistKey } from '@/contract/checklist';
import { useAppDispatch, useAppStore, useSelected } from '@/features/inspection/hooks';
import {
  defectTextChanged,
  defectTextCommitted,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import {
  descriptionId,
  selectDescriptionError,
} from '@/features/inspection/model/rules/submitRules';
import { trailerKeys } from '@/features/inspection/model/state/checklist';
import { getPhrases, withPhrase } from '@/features/inspection/model/rules/defectPhrases';
import { WhichTrailer } from './WhichTrailer';

const ItemPhotos = lazyOrNothing(() =>
  import(/* webpackChunkName: "extensions" */ '@/features/inspection/photos/ItemPhotos').then(
    ({ ItemPhotos }) => ItemPhotos,
  ),
);

interface DefectProps {
  itemKey: ChecklistKey;
  label: string;
}

/**
 * An item's usual defects, each a button that enters its text, and where they are. The buttons are above the field, because the phone's
 * keyboard covers the space under the field.
 */
export function DefectPhrases({ itemKey, label }: DefectProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const insert = (phrase: string) => {
    const { text } = selectEntry(store.getState(), itemKey);
    dispatch(defectTextChanged({ key: itemKey, text: withPhrase(text, phrase) }));
    // A field without the focus never fires `blur`, so its text is committed here.
    if (document.activeElement?.id === descriptionId(itemKey)) return;
    dispatch(defectTextCommitted(itemKey));
  };
  const { what, where } = getPhrases(itemKey);
  const rows = [
    { name: 'What is wrong', phrases: what },
    { name: 'Where', phrases: where },
  ];
  return rows
    .filter(({ phrases }) => phrases.length > 0)
    .map(({ name, phrases }) => (
      <ul key={name} className="phrases" aria-label={`${name}, ${label}`}>
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className="phrase"
              // Keeps the focus in the field, because the keyboard would close without it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(phrase)}
            >
              {phrase}
            </button>
          </li>
        ))}
      </ul>
    ));
}

/** The fields for a defect. */
export function DefectText({ itemKey, label }: DefectProps) {
  const { text } = useSelected(selectEntry, itemKey);
  const error = useSelected(selectDescriptionError, itemKey);
  const dispatch = useAppDispatch();
  const { fleet } = useSettings();
  const asksWhichTrailer = fleet && trailerKeys.includes(itemKey);
  // The photos render later, so that the tap's result appears sooner.
  const isRestDue = useDeferredValue(true, false);
  const id = descriptionId(itemKey);
  const errorId = `${id}-error`;
  return (
    <>
      <DefectPhrases itemKey={itemKey} label={label} />
      <label className="defect-label" htmlFor={id}>
        Defect description
      </label>
      <textarea
        className="defect-text"
        id={id}
        aria-label={`Defect description, ${label}`}
        placeholder="What is wrong and where"
        aria-required
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        rows={2}
        value={text}
        onChange={(event) =>
          dispatch(defectTextChanged({ key: itemKey, text: event.currentTarget.value }))
        }
        onBlur={() => dispatch(defectTextCommitted(itemKey))}
      />
      {error === null ? null : <FieldError id={errorId}>{error}</FieldError>}
      {asksWhichTrailer ? <WhichTrailer itemKey={itemKey} label={label} /> : null}
      {fleet && isRestDue ? (
        <Suspense fallback={null}>
          <ItemPhotos itemKey={itemKey} label={label} />
        </Suspense>
      ) : null}
    </>
  );
}
