import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ChecklistKey } from '@/contract/checklist';
import { clockText } from '@/contract/dateText';
import { useAppDispatch, useSelected } from '@/features/inspection/hooks';
import {
  itemMarkedDefective,
  itemMarkedGood,
  officeValueTaken,
} from '@/features/inspection/model/inspectionSlice';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { contestedId } from '@/features/inspection/model/rules/submitRules';
import { noteFor, type OfficeNote } from '@/features/inspection/model/text/itemHistory';

interface OfficeQuestionProps {
  itemKey: ChecklistKey;
  label: string;
  office: OfficeNote | undefined;
}

/** Asks the driver to decide between their unsent entry and the office's contradicting change. */
export function OfficeQuestion({ itemKey, label, office }: OfficeQuestionProps) {
  const { value, enteredAt } = useSelected(selectEntry, itemKey);
  const dispatch = useAppDispatch();
  const [own, other] = value ? ['good', 'defective'] : ['defective', 'good'];
  const note = (office && noteFor(office, !value)) ?? other;
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
        {`The office: ${note}. You: ${own}${time}, not sent yet. Which is right?`}
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
