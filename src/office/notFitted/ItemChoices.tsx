import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import type { ChecklistKey } from '@/contract/checklist';
import { fittableOn } from '@/contract/notFitted';
import type { Vehicle } from '@/contract/office/vehicles';

interface ItemChoicesProps {
  label: string;
  kind: Vehicle['kind'];
  value: readonly ChecklistKey[];
  onChange: (items: ChecklistKey[]) => void;
}

/**
 * Checkboxes for the items that a vehicle of this kind may lack. Leaves out the items that 49 CFR 396.11(a)(1) names.
 */
export function ItemChoices({ label, kind, value, onChange }: ItemChoicesProps) {
  const items = fittableOn(kind);
  const toggle = (key: ChecklistKey, isChosen: boolean) =>
    onChange(
      items.flatMap((item) =>
        (item.key === key ? isChosen : value.includes(item.key)) ? [item.key] : [],
      ),
    );
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
      >
        {items.map(({ key, label: name }) => (
          <FormControlLabel
            key={key}
            label={name}
            control={
              <Checkbox
                checked={value.includes(key)}
                onChange={(_event, isChosen) => toggle(key, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
