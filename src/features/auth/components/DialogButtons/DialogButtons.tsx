import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { SubmitButton } from '../../../../components/SubmitButton/SubmitButton';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
}));

interface DialogButtonsProps {
  isBusy: boolean;
  onCancel: () => void;
}

/** Cancel and Save of the account dialogs (specification 2, Account modals). */
export function DialogButtons({ isBusy, onCancel }: DialogButtonsProps) {
  return (
    <Row>
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton text="Save" busyText="Saving..." busy={isBusy} />
    </Row>
  );
}
