import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';
import { FormField } from '@/components/FormField/FormField';
import { correctedWeight } from '@/contract/corrections';
import { toDeviceDateTime } from '@/contract/dates';
import { leadTexts } from '@/contract/messages/leads';
import { emptyQuote, quoteForm } from '@/contract/quote';
import { useSendQuoteRequestMutation } from '../../leadsApi';
import { useLeadForm } from '../../useLeadForm';
import { EquipmentChoice } from '../EquipmentChoice/EquipmentChoice';
import { LeadFormFrame } from '../LeadFormFrame/LeadFormFrame';

interface QuoteFormProps {
  onDone?: (confirmation: string) => void;
  callUs?: React.ReactNode;
}

export function QuoteForm({ onDone, callUs }: QuoteFormProps) {
  const [post] = useSendQuoteRequestMutation();
  const { field, control, correction, content, frame } = useLeadForm({
    schema: quoteForm,
    empty: emptyQuote,
    initial: emptyQuote,
    place: 'quote',
    post,
    confirmation: leadTexts.quoteSent,
    onDone,
  });
  const [today] = useState(() => toDeviceDateTime(new Date()).date);
  const day = content.pickup_date;
  // The specification's default is in the past, too, but the visitor has not chosen it.
  const isPast = day !== '' && day !== emptyQuote.pickup_date && day < today;
  return (
    <LeadFormFrame {...frame} name="Shipper quote" submitText="Request a quote" callUs={callUs}>
      <FormField {...field('pickup_location')} label="Pickup location" required />
      <FormField {...field('delivery_location')} label="Delivery location" required />
      <FormField
        {...field('pickup_date')}
        label="Pickup date"
        type="date"
        required
        hint={isPast ? leadTexts.pastPickupHint : undefined}
      />
      <FormField
        {...field('total_weight')}
        label="Total weight"
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder="1000 or 1000.5"
        endAdornment={
          <Typography color="textSecondary" sx={{ mr: 1.75 }}>
            lb
          </Typography>
        }
        correction={correction('total_weight', correctedWeight)}
      />
      <div data-width="full">
        <FormField {...field('commodity')} label="Commodity" required />
      </div>
      <div data-width="full">
        <EquipmentChoice {...field('equipment')} />
      </div>
      <Stack direction="row" data-width="full" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        <CheckboxField {...control('hazardous_materials')} label="Hazardous materials" />
        <CheckboxField {...control('drop_trailer_required')} label="Drop trailer required" />
      </Stack>
      <div data-width="full">
        <FormField
          {...field('business_email')}
          label="Business email"
          required
          type="email"
          inputMode="email"
          autoComplete="work email"
        />
      </div>
    </LeadFormFrame>
  );
}
