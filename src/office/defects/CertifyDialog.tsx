import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { FormDialog } from '../form/FormDialog';
import { useCertifier } from './useCertifier';

export interface CertifyValues {
  name: string;
  note: string;
}

interface CertifyDialogProps {
  state: 'repaired' | 'repair_not_needed';
  defects: readonly Defect[];
  send: (values: CertifyValues) => Promise<void>;
  onClose: () => void;
  /** Tells what happened to the defect while the dialog was open. */
  notice?: React.ReactNode;
}

const labels = {
  repaired: {
    title: 'Certify repair',
    statement: 'I certify that these defects were repaired:',
  },
  repair_not_needed: {
    title: 'Repair not needed',
    statement: 'I certify that these defects need no repair for the vehicle to be driven safely:',
  },
} as const;

/** A mechanic's signature for one or more defects (49 CFR 396.11). */
export function CertifyDialog({ state, defects, send, onClose, notice }: CertifyDialogProps) {
  const { identity, name, remember } = useCertifier();
  const { title, statement } = labels[state];
  if (!identity) return null;
  return (
    <FormDialog<CertifyValues>
      title={title}
      submitText={title}
      initial={{ name, note: '' }}
      send={async (values) => {
        await send({ name: values.name, note: values.note });
        remember(values.name);
      }}
      onClose={onClose}
    >
      {notice}
      <Typography>{statement}</Typography>
      <ul>
        {defects.map((defect) => (
          <Typography component="li" key={defect.id} sx={{ fontWeight: 600 }}>
            {vehicleLabel(defect.vehicle)}: {itemLabel(defect.item)}
          </Typography>
        ))}
      </ul>
      <TextInput
        source="name"
        label="Your name"
        autoComplete="name"
        helperText="Your signature"
        parse={(text: string) => text}
      />
      <TextInput source="note" label="Note" multiline parse={(text: string) => text} />
    </FormDialog>
  );
}
