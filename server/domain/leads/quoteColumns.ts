import { quoteForm, type QuoteForm } from '@/contract/quote';

const fields = Object.keys(quoteForm.entries) as (keyof QuoteForm)[];

/** A quote's export columns. The email address comes first, then the form's other fields in order. */
export const quoteColumns = [
  'business_email' as const,
  ...fields.filter((field) => field !== 'business_email'),
];
