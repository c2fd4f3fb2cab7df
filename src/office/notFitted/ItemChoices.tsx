import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import type { ChecklistItem, ChecklistKey } from '@/contract/checklist';

interface ItemChoicesProps {
  label: string;
  items: readonly Pick<ChecklistItem, 'key' | 'label'>[];
  value: readonly ChecklistKey[];
  onChange: (items: ChecklistKey[]) => void;
}

/** Checkboxes for items of the checklist. */
export function ItemChoices({ label, items, value, onChange }: ItemChoicesProps) {
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
