import type * as v from 'valibot';
import { picture, text, createAnyFieldSchema } from './responses';

/** The API's name for the page's background picture. The misspelling is the API's (docs/product.md, Calls). */
export const driverPagePicture = 'driver_form_back_imgae';

export const driverPage = createAnyFieldSchema({
  driver_and_shipper_text: text,
  driver_form_text: text,
  opportunities_text: text,
  work_with_us_text: text,
  ...picture(driverPagePicture),
});
export type DriverPage = v.InferOutput<typeof driverPage>;
