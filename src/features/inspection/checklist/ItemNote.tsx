import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Modal } from '@/components/Modal/Modal';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { useSelected } from '@/features/inspection/hooks';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import { type ItemFacts, historyText, noteFor } from '@/features/inspection/model/text/itemHistory';
import { outcomeText, reportedText } from '@/features/inspection/model/text/defectText';

interface ItemNoteProps extends ItemFacts {
  item: ChecklistKey;
}

/** Shows that the office has certified or reopened an item, and how often drivers have reported its defect. */
export function ItemNote({ item, office, history }: ItemNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = historyText(history);
  const { value } = useSelected(selectEntry, item);
  const note = noteFor(office, value);
  return (
    <>
      {note === undefined ? null : <small className="item-fixed">{note}</small>}
      {text === null ? null : (
        <Button
          variant="text"
          aria-label={`${itemName(item)}: ${text}`}
          onClick={() => setIsOpen(true)}
          sx={{
            display: 'block',
            minHeight: 48,
            px: 0,
            // The margin makes up for the invisible border, so that the text aligns with the item's name.
            marginInlineStart: '-2px',
            textAlign: 'start',
            fontSize: '0.875rem',
            fontWeight: 400,
          }}
        >
          <span>{text}</span>
        </Button>
      )}
      <Modal open={isOpen} title={itemName(item)} onClose={() => setIsOpen(false)}>
        <Stack component="ul" spacing={2} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {history.map((defect) => (
            <li key={defect.id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {defect.description}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`${vehicleLabel(defect.vehicle)}, ${reportedText(defect)}`}
              </Typography>
              <Typography variant="body2">{outcomeText(defect)}</Typography>
            </li>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
