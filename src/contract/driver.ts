import type * as v from 'valibot';
import { picture, text, withSomeOf } from './responses';

/**
 * The API's name for the page's background picture. Only the API misspells it (docs/product.md,
 * Calls).
 */
export const driverPagePicture = 'driver_form_back_imgae';

/** Response of GET driver page content. `imgae` is misspelled in the API (docs/product.md). */
export const driverPage = withSomeOf({
  driver_and_shipper_text: text,
  driver_form_text: text,
  opportunities_text: text,
  work_with_us_text: text,
  ...picture(driverPagePicture),
});
export type DriverPage = v.InferOutput<typeof driverPage>;
