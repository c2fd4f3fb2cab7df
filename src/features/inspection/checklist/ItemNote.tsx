import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Modal } from '@/components/Modal/Modal';
import type { ChecklistKey } from '@/contract/checklist';
import type { FleetDefect } from '@/contract/fleet';
import { selectEntry } from '@/features/inspection/model/rules/checklistSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { historyText } from '@/features/inspection/model/words/itemHistory';
import {
  itemLabel,
  outcomeText,
  reportedText,
  vehicleWords,
} from '@/features/inspection/model/words/words';

interface ItemNoteProps {
  item: ChecklistKey;
  /** 'Repaired by M. Ortiz 14:05', if the office has certified it meanwhile. */
  certified: string | null;
  /** The item's defects of the last twelve months, newest first. */
  history: readonly FleetDefect[];
}

/** What the office knows of an item: certified meanwhile, and how often it was reported. */
export function ItemNote({ item, certified, history }: ItemNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  // One of two trailers may be repaired, or the driver has found the defect again.
  const isGood = useSelector((root: InspectionRoot) => selectEntry(root, item).value === true);
  return (
    <>
      {certified === null || !isGood ? null : <small className="item-fixed">{certified}</small>}
      {history.length > 0 ? (
        <Button
          variant="text"
          aria-label={`${itemLabel(item)}: ${historyText(history)}`}
          onClick={() => setIsOpen(true)}
          sx={{
            display: 'block',
            minHeight: 48,
            px: 0,
            // The text, not the invisible border, stands below the item's name.
            marginInlineStart: '-2px',
            textAlign: 'start',
            fontSize: '0.875rem',
            fontWeight: 400,
          }}
        >
          {historyText(history)}
        </Button>
      ) : null}
      <Modal open={isOpen} title={itemLabel(item)} onClose={() => setIsOpen(false)}>
        <Stack component="ul" spacing={2} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {history.map((defect) => (
            <li key={defect.id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {defect.description}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {vehicleWords(defect.vehicle)}, {reportedText(defect)}
              </Typography>
              <Typography variant="body2">{outcomeText(defect)}</Typography>
            </li>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
