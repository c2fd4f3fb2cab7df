import * as v from 'valibot';

export const recordId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

export const uuid = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  v.toLowerCase(),
);
