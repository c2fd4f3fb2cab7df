import * as v from 'valibot';
import { id, createListSchema, picture, text, createAnyFieldSchema } from './responses';

/** The API's name for the page's background picture. The misspelling is the API's (docs/product.md, Calls). */
export const shipperPagePicture = 'shipper_main_back_imgae';

export const shipperPage = createAnyFieldSchema({
  shipper_main_title_text: text,
  shipper_text: text,
  choose_text: text,
  second_choose_text: text,
  ...picture(shipperPagePicture),
});
export type ShipperPage = v.InferOutput<typeof shipperPage>;

export const reasonsToChoose = createListSchema(
  v.object({ id, ...picture('logo'), title: text, description: text, text }),
);
export type ReasonToChoose = v.InferOutput<typeof reasonsToChoose>[number];

export const secondReasons = createListSchema(v.object({ id, title: text, ...picture('image') }));
export type SecondReason = v.InferOutput<typeof secondReasons>[number];

export const thirdReasons = createListSchema(
  v.object({ id, title: text, ...picture('image'), description: text }),
);
export type ThirdReason = v.InferOutput<typeof thirdReasons>[number];
