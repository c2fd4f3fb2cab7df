import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import type { ChecklistKey } from '@/contract/checklist';
import { useAppDispatch, useSelected } from '@/features/inspection/hooks';
import { trailersChosen } from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { vehicleNumbers } from '@/contract/vehicleNumbers';

interface WhichTrailerProps {
  itemKey: ChecklistKey;
  label: string;
}

/** Asks which trailers have the defect. */
export function WhichTrailer({ itemKey: key, label }: WhichTrailerProps) {
  const { trailers } = useSelected(selectEntry, key);
  const written = useSelected(selectHeaderValue, 'trailer_numbers');
  const dispatch = useAppDispatch();
  const numbers = vehicleNumbers(written);
  if (numbers.length < 2) return null;
  const chosen = trailers.filter((number) => numbers.includes(number));
  const choose = (list: string[]) => dispatch(trailersChosen({ key, trailers: list }));
  const toggle = (number: string) =>
    choose(
      chosen.includes(number) ? chosen.filter((other) => other !== number) : [...chosen, number],
    );
  return (
    <FormControl component="fieldset" aria-label={`Which trailer? ${label}`}>
      <FormLabel component="legend">Which trailer?</FormLabel>
      {numbers.map((number) => (
        <CheckboxField
          key={number}
          label={number}
          checked={chosen.includes(number)}
          onChange={() => toggle(number)}
        />
      ))}
      <CheckboxField label="Not sure" checked={chosen.length === 0} onChange={() => choose([])} />
    </FormControl>
  );
}
