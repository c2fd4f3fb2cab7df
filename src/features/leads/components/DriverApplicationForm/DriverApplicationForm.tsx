import { useId } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { FormField } from '@/components/FormField/FormField';
import { correctedPhone } from '@/contract/corrections';
import {
  applicationLabels,
  driverApplicationForm,
  emptyDriverApplication,
} from '@/contract/driverApplication';
import { leadTexts } from '@/contract/messages/leads';
import { useSendDriverApplicationMutation } from '../../leadsApi';
import { useLeadForm } from '../../useLeadForm';
import { LeadFormFrame } from '../LeadFormFrame/LeadFormFrame';

interface DriverApplicationFormProps {
  /** The form's position. The storage key of its unsent text contains this position. */
  place?: 'hero' | 'dialog';
  onDone?: (confirmation: string) => void;
  callUs?: React.ReactNode;
}

export function DriverApplicationForm({
  place = 'dialog',
  onDone,
  callUs,
}: DriverApplicationFormProps) {
  const [post] = useSendDriverApplicationMutation();
  const reachId = useId();
  const { field, correction, content, frame } = useLeadForm({
    schema: driverApplicationForm,
    empty: emptyDriverApplication,
    place: `driver application, ${place}`,
    post,
    confirmation: leadTexts.applicationSent,
    onDone,
  });
  const isReachable = content.phone !== '' || content.email !== '';
  return (
    <LeadFormFrame
      {...frame}
      name="Driver application"
      submitText="Send application"
      callUs={callUs}
    >
      <FormField
        {...field('first_name')}
        label={applicationLabels.first_name}
        hint={leadTexts.nameHint}
        required
        autoComplete="given-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <FormField
        {...field('last_name')}
        label={applicationLabels.last_name}
        hint={leadTexts.nameHint}
        required
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <FormField
        {...field('phone')}
        label={applicationLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+15550100"
        correction={correction('phone', correctedPhone)}
        aria-describedby={isReachable ? undefined : reachId}
      />
      <FormField
        {...field('email')}
        label={applicationLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-describedby={isReachable ? undefined : reachId}
      />
      {/* The hidden hint keeps its space, so that the button does not move before a press. */}
      <FormHelperText
        id={reachId}
        data-width="full"
        style={{ visibility: isReachable ? 'hidden' : 'visible' }}
      >
        {leadTexts.reachHint}
      </FormHelperText>
      <div data-width="full">
        <FormField {...field('state')} label="Home State" autoComplete="address-level1" />
      </div>
    </LeadFormFrame>
  );
}
