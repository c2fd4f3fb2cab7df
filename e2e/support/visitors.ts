import * as v from 'valibot';
import { calls } from '@/contract/calls';
import { toDeviceDateTime } from '@/contract/dates';
import { emptyQuote } from '@/contract/quote';
import type { Client } from './client';

export function leaveComment(visitor: Client) {
  const body = {
    first_name: 'Dana',
    last_name: 'Miles',
    company_name: 'Orchard',
    position_user: 'Owner',
    description: 'They come on time.',
    is_active: true,
  };
  return visitor.call(v.unknown(), calls.comments, { body });
}

/** Requests a quote with a pickup date of today. */
export function requestQuote(visitor: Client) {
  const body = {
    ...emptyQuote,
    pickup_location: 'Chicago, IL',
    delivery_location: 'Dallas, TX',
    commodity: 'Paper',
    total_weight: '42000',
    business_email: 'traffic@example.com',
    pickup_date: toDeviceDateTime(new Date()).date,
    recaptcha_token: '',
  };
  return visitor.call(v.unknown(), calls.shipperForm, { body });
}
