import * as v from 'valibot';
import { fieldMessages } from './messages/fields';
import { id, createListSchema, files, picture, text, createAnyFieldSchema } from './responses';
import { stateTexts } from './messages/states';

const feature = v.object({ id, title: text, description: text });
export type Feature = v.InferOutput<typeof feature>;

/** Response to GET reasons. `files` has the drivers' picture first, then the shippers'. */
export const reasons = createAnyFieldSchema({
  drivers: v.nullish(createListSchema(feature), []),
  shippers: v.nullish(createListSchema(feature), []),
  files: v.fallback(v.nullish(files, []), []),
  title_for_driver: text,
  title_for_shipper: text,
});
export type Reasons = v.InferOutput<typeof reasons>;

export const opportunities = createListSchema(
  v.object({ id, ...picture('logo'), description: text }),
);
export type Opportunity = v.InferOutput<typeof opportunities>[number];

const card = v.object({ id, ...picture('logo'), title: text, description: text });
export type Card = v.InferOutput<typeof card>;

export const howWorking = createListSchema(card);
export const services = createListSchema(card);

export const companies = createListSchema(
  v.object({ id, title: text, description: text, ...picture('image') }),
);
export type Company = v.InferOutput<typeof companies>[number];

export const reliableSolutions = createListSchema(
  createAnyFieldSchema({ title: text, description: text }),
);
export type ReliableSolution = v.InferOutput<typeof reliableSolutions>[number];

/** Degrees as a number or a numeric string, because Django sends decimals as strings. */
function degrees(limit: number) {
  const message = fieldMessages.number;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.transform(Number))]),
    v.finite(message),
    v.minValue(-limit, message),
    v.maxValue(limit, message),
  );
}

const location = v.object({
  id,
  title: text,
  description: text,
  url: text,
  latitude: degrees(90),
  longitude: degrees(180),
});
export type Location = v.InferOutput<typeof location>;

/** Response to GET locations, either a list or an object with `results`. */
export const locations = v.union(
  [
    createListSchema(location),
    v.pipe(
      v.object({ results: createListSchema(location) }),
      v.transform((page) => page.results),
    ),
  ],
  stateTexts.locationsShape,
);

export const locationsText = createAnyFieldSchema({ title: text, description: text });
export type LocationsText = v.InferOutput<typeof locationsText>;
