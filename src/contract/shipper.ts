import * as v from 'valibot';
import { id, media, text, withSomeOf } from './answers';
import { defaultPickupDate } from './constants';
import { businessEmail, captchaToken, isoDate, requiredText, stopAtFirst } from './fields';
import { limits } from './limits';
import { validation } from './messages';

/**
 * The API's name of the page's background picture, misspelt only there (docs/product.md, Calls).
 */
export const shipperPagePicture = 'shipper_main_back_imgae';

/** GET shipper page. `imgae` is misspelt in the API (docs/product.md). */
export const shipperPage = withSomeOf({
  shipper_main_title_text: text,
  shipper_text: text,
  choose_text: text,
  second_choose_text: text,
  [shipperPagePicture]: media,
});
export type ShipperPage = v.InferOutput<typeof shipperPage>;

export const reasonsToChoose = v.array(
  v.object({ id, logo: media, title: text, description: text, text }),
);
export type ReasonToChoose = v.InferOutput<typeof reasonsToChoose>[number];

export const secondReasons = v.array(v.object({ id, title: text, image: media }));
export type SecondReason = v.InferOutput<typeof secondReasons>[number];

export const thirdReasons = v.array(v.object({ id, title: text, image: media, description: text }));
export type ThirdReason = v.InferOutput<typeof thirdReasons>[number];

export const equipmentTypes = ['dry_van', 'refrigerated', 'open_deck', 'other'] as const;
export type Equipment = (typeof equipmentTypes)[number];

/** The quote's fields (docs/product.md, Forms). */
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
      v.maxLength(limits.commodity, validation.atMost('Total weight', limits.commodity)),
      v.regex(/^\d+(\.\d+)?$/, validation.weight),
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

/** POST shipper form. */
export const quoteRequest = v.object({ ...quoteForm.entries, recaptcha_token: captchaToken });
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;
