import type { Lead } from '@/contract/office/leads';

const erased = 'Personal data deleted';

/** The applicant's name, the email address of a quote request, or 'Personal data deleted' if both are gone. */
export function senderText({ application, quote }: Lead): string {
  if (application) return `${application.first_name} ${application.last_name}`;
  return quote?.business_email ?? erased;
}

export function requestText({ application, quote }: Lead): string {
  if (application) return application.state === '' ? 'Home state unknown' : application.state;
  if (!quote) return '';
  return `${quote.pickup_location} → ${quote.delivery_location}, ${quote.commodity}`;
}

export function isErased({ application, quote }: Lead): boolean {
  return application === null && quote === null;
}
