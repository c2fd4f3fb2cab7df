import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Modal } from '@/components/Modal/Modal';
import type { PreviousResponse } from '@/contract/fleet';
import { PreviousReports } from './PreviousReports';

/**
 * The last reports without a defect: a button next to the panel's title, which costs the checklist no
 * height. 49 CFR 396.13 asks for a signature only where defects were noted.
 */
export function CleanReport({ answer }: { answer: PreviousResponse }) {
  const [isOpen, setIsOpen] = useState(false);
  if (answer.vehicles.every(({ report }) => report === null)) {
    return (
      <Typography variant="body2" color="textSecondary">
        No earlier report
      </Typography>
    );
  }
  return (
    <>
      <Button
        variant="text"
        startIcon={<CheckIcon color="success" />}
        aria-label="Last report: no defects"
        onClick={() => setIsOpen(true)}
        // Its 48 px are a target's size; the title's line stays as low as it is.
        sx={{ minHeight: 48, my: -1.5, px: 1, whiteSpace: 'nowrap' }}
      >
        Last report
      </Button>
      <Modal open={isOpen} title="Previous report" onClose={() => setIsOpen(false)}>
        <PreviousReports answer={answer} />
      </Modal>
    </>
  );
}
