import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Modal } from '@/components/Modal/Modal';
import type { PreviousResponse } from '@/contract/extensions';
import { PreviousReports } from './PreviousReports';

/**
 * A button that opens last reports without a defect, or a note if there are no reports. 49 CFR 396.13 requires a
 * signature only if defects were noted.
 */
export function CleanReport({ response }: { response: PreviousResponse }) {
  const [isOpen, setIsOpen] = useState(false);
  if (response.vehicles.every(({ report }) => report === null)) {
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
        // The touch target is 48 px high, but the title's line is shorter.
        sx={{ minHeight: 48, my: -1.5, px: 1, whiteSpace: 'nowrap' }}
      >
        Last report
      </Button>
      <Modal open={isOpen} title="Previous report" onClose={() => setIsOpen(false)}>
        <PreviousReports response={response} />
      </Modal>
    </>
  );
}
