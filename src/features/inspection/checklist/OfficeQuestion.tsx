import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ChecklistKey } from '@/contract/checklist';
import { clockText } from '@/contract/dateText';
import { useItemFacts } from '@/features/inspection/delivery/extensions';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import {
  itemMarkedDefective,
  itemMarkedGood,
  officeValueTaken,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { contestedId } from '@/features/inspection/model/rules/submitRules';
import { noteFor } from '@/features/inspection/model/text/itemHistory';

interface OfficeQuestionProps {
  itemKey: ChecklistKey;
  label: string;
}

/**
 * Asks the driver to decide about an item if the office's change contradicts their unsent entry.
 * The item is not sent before that.
 */
export function OfficeQuestion({ itemKey, label }: OfficeQuestionProps) {
  const { value, enteredAt } = useAppSelector((root) => selectEntry(root, itemKey));
  const facts = useItemFacts(itemKey);
  const dispatch = useAppDispatch();
  const [own, other] = value ? ['good', 'defective'] : ['defective', 'good'];
  const office = (facts && noteFor(facts.office, !value)) ?? other;
  const time = enteredAt === null ? '' : `, ${clockText(enteredAt)}`;
  const keep = () => dispatch(value ? itemMarkedGood(itemKey) : itemMarkedDefective(itemKey));
  return (
    <Alert
      id={contestedId(itemKey)}
      tabIndex={-1}
      severity="warning"
      role="group"
      aria-label={`${label}: the office and you differ`}
      sx={{ mt: 1 }}
    >
      <div role="alert">
        {`The office: ${office}. You: ${own}${time}, not sent yet. Which is right?`}
      </div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button variant="outlined" onClick={keep}>
          <span>{`Keep ‘${own}’`}</span>
        </Button>
        <Button variant="outlined" onClick={() => dispatch(officeValueTaken(itemKey))}>
          <span>{`Change to ‘${other}’`}</span>
        </Button>
      </Stack>
    </Alert>
  );
}
