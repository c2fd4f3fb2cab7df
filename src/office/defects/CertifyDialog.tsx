import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { notNeededText } from '@/contract/holds';
import { FormDialog } from '../form/FormDialog';
import { DefectPhotos } from './DefectPhotos';
import { repairedByText } from './defectText';
import { Signature } from './Signature';
import { useSigner } from './useSigner';
import { useSitting } from './useSitting';

export interface CertifyValues {
  note: string;
  consent?: number | undefined;
}

interface CertifyDialogProps {
  state: 'repaired' | 'repair_not_needed';
  defects: readonly Defect[];
  send: (values: CertifyValues) => Promise<void>;
  onClose: () => void;
  notice?: React.ReactNode;
}

const labels = {
  repaired: {
    title: 'Certify repair',
    statement: 'I certify that these defects were repaired:',
    note: 'Work done by',
    help: 'Optional note: a shop, an invoice number, what was done',
  },
  repair_not_needed: {
    title: notNeededText,
    statement: 'I certify that these defects need no repair for the vehicle to be driven safely:',
    note: 'Reason',
    help: 'For example: a scratch that hides nothing',
  },
} as const;

/** The dialog in which a mechanic signs for one or more defects (49 CFR 396.11). */
export function CertifyDialog({ state, defects, send, onClose, notice }: CertifyDialogProps) {
  const sitting = useSitting();
  const { consent } = useSigner();
  const { title, statement, note, help } = labels[state];
  return (
    <FormDialog<Pick<CertifyValues, 'note'>>
      title={title}
      submitText={title}
      initial={{ note: '' }}
      send={async (values) => {
        await send({ note: values.note, consent });
        sitting.remember(defects);
      }}
      onClose={onClose}
    >
      {notice}
      <Typography>{statement}</Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
        {defects.map((defect) => (
          <li key={defect.id}>
            <Typography sx={{ fontWeight: 600 }}>
              {vehicleLabel(defect.vehicle)}: {itemLabel(defect.item)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{defect.description}</Typography>
            {defect.repaired_by ? (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                Repaired by: {repairedByText(defect.repaired_by)}
              </Typography>
            ) : null}
            <DefectPhotos defect={defect} />
          </li>
        ))}
      </Stack>
      <TextInput
        source="note"
        label={note}
        isRequired={state === 'repair_not_needed'}
        helperText={help}
        validate={(text: string) =>
          state === 'repair_not_needed' && text.trim() === '' ? 'Enter a reason' : undefined
        }
        multiline
        parse={(text: string) => text}
      />
      <Signature />
    </FormDialog>
  );
}
