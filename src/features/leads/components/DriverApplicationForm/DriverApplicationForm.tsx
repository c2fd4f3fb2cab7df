import { FormField } from '../../../../components/FormField/FormField';
import { driverApplicationForm, emptyDriverApplication } from '../../../../contract/driver';
import { useLeadDraft } from '../../LeadDrafts';
import { useSendDriverApplicationMutation } from '../../leadsApi';
import { useLeadForm } from '../../useLeadForm';
import { LeadFormFrame } from '../LeadFormFrame/LeadFormFrame';

interface DriverApplicationFormProps {
  /** In a page's hero the form is rendered by the server and stays; in a dialog it goes when it was sent. */
  place: 'hero' | 'dialog';
  onSent?: () => void;
}

/** A driver applies (specification 3 and 5, Driver application). */
export function DriverApplicationForm({ place, onSent }: DriverApplicationFormProps) {
  const draft = useLeadDraft(place === 'hero' ? 'driverHero' : 'driverDialog');
  const [post] = useSendDriverApplicationMutation();
  const { field, frame } = useLeadForm({
    schema: driverApplicationForm,
    empty: emptyDriverApplication,
    initial: draft.initial,
    draft,
    post,
    onSent,
  });
  return (
    <LeadFormFrame {...frame} name="Driver application" submitText="Send application">
      <FormField
        {...field('first_name')}
        label="First name"
        required
        autoComplete="given-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <FormField
        {...field('last_name')}
        label="Last name"
        required
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <FormField
        {...field('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+15550100"
      />
      <FormField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div data-width="full">
        <FormField {...field('state')} label="Home State" autoComplete="address-level1" />
      </div>
    </LeadFormFrame>
  );
}
