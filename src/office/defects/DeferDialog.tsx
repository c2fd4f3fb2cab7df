import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DateInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayAfter } from '@/contract/dates';
import { dayText } from '@/contract/dateText';
import { notDeferrable } from '@/contract/office/defects';
import { FormDialog } from '../form/FormDialog';
import { useToday } from '../today/useToday';
import { Signature } from './Signature';
import { useSigner } from './useSigner';

export interface DeferValues {
  reason: string;
  until: string;
  affects_safe_operation: boolean;
  consent?: number | undefined;
}

interface DeferDialogProps {
  send: (values: DeferValues) => Promise<void>;
  onClose: () => void;
  notice?: React.ReactNode;
}

const choices = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
];
type Answer = 'yes' | 'no' | '';

function isDeferrable(answer: Answer): string | undefined {
  if (answer === '') return 'Choose Yes or No';
  return answer === 'yes' ? 'Not deferrable' : undefined;
}

/** Asks the question of 49 CFR 396.11(a)(3)(i). */
function AffectsSafeOperation() {
  const answer = useWatch({ name: 'affects_safe_operation' }) as Answer;
  return (
    <>
      <RadioButtonGroupInput
        source="affects_safe_operation"
        label="Does it affect safe operation?"
        isRequired
        choices={choices}
        validate={isDeferrable}
        helperText={false}
      />
      {answer === 'yes' ? (
        <Alert severity="error" role="alert">
          {notDeferrable}
        </Alert>
      ) : null}
    </>
  );
}

function LastDay() {
  const { data } = useToday();
  const last = data && dayAfter(data.day, data.max_deferral_days);
  const isInTime = (day: string) =>
    last !== undefined && day > last
      ? `Choose a day up to ${dayText(last)} (${data?.max_deferral_days} days)`
      : undefined;
  return (
    <DateInput
      source="until"
      label="Until"
      isRequired
      parse={(day: string) => day}
      validate={isInTime}
      slotProps={{ htmlInput: { min: data?.day, max: last } }}
    />
  );
}

export function DeferDialog({ send, onClose, notice }: DeferDialogProps) {
  const { consent } = useSigner();
  return (
    <FormDialog<Pick<DeferValues, 'reason' | 'until'> & { affects_safe_operation: Answer }>
      title="Defer"
      submitText="Defer"
      initial={{ reason: '', until: '', affects_safe_operation: '' }}
      send={({ reason, until, affects_safe_operation: answer }) =>
        send({ reason, until, consent, affects_safe_operation: answer !== 'no' })
      }
      onClose={onClose}
    >
      {notice}
      <AffectsSafeOperation />
      <Typography>
        I certify that the repair is unnecessary for safe operation until this date.
      </Typography>
      <TextInput
        source="reason"
        label="Reason"
        isRequired
        multiline
        helperText="For example: parts on order"
        parse={(text: string) => text}
      />
      <LastDay />
      <Signature />
    </FormDialog>
  );
}
