import * as v from 'valibot';
import { defaultPickupDate } from './constants';
import { isoDate } from './dates';
import { businessEmail, captchaToken, longestMatched, requiredText, stopAtFirst } from './fields';
import { limits } from './limits';
import { validation } from './messages/validation';

export const equipmentTypes = ['dry_van', 'refrigerated', 'open_deck', 'other'] as const;
export type Equipment = (typeof equipmentTypes)[number];

export const equipmentNames: Readonly<Record<Equipment, string>> = {
  dry_van: 'Dry van',
  refrigerated: 'Refrigerated',
  open_deck: 'Open deck',
  other: 'Other',
};

/** Formats a weight in pounds: '22,000 lb'. */
export const weightText = (pounds: string) => `${Number(pounds).toLocaleString('en-US')} lb`;

export const quoteForm = v.object({
  pickup_location: requiredText('Pickup location', limits.place),
  delivery_location: requiredText('Delivery location', limits.place),
  pickup_date: isoDate('Pickup date'),
  commodity: requiredText('Commodity', limits.commodity),
  total_weight: stopAtFirst(
    v.pipe(
      v.string(validation.required('Total weight')),
      v.trim(),
      v.nonEmpty(validation.required('Total weight')),
      v.check(
        (value) => value.length <= longestMatched && /^\d+(\.\d+)?$/.test(value),
        validation.weight,
      ),
    ),
  ),
  equipment: v.picklist(equipmentTypes, validation.equipment),
  hazardous_materials: v.boolean(),
  drop_trailer_required: v.boolean(),
  business_email: businessEmail,
});
export type QuoteForm = v.InferOutput<typeof quoteForm>;

export const emptyQuote: QuoteForm = {
  pickup_location: '',
  delivery_location: '',
  pickup_date: defaultPickupDate,
  commodity: '',
  total_weight: '',
  equipment: 'dry_van',
  hazardous_materials: false,
  drop_trailer_required: false,
  business_email: '',
};

/** Body of POST shipper form, with a length limit for the weight on Linehaul's own backend. */
export const quoteRequest = v.object({
  ...quoteForm.entries,
  total_weight: stopAtFirst(
    v.pipe(
      quoteForm.entries.total_weight,
      v.maxLength(limits.commodity, validation.atMost('Total weight', limits.commodity)),
    ),
  ),
  recaptcha_token: captchaToken,
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;
