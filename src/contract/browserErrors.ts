import * as v from 'valibot';
import { maxText } from './fields';
import { fieldMessages } from './messages/fields';

/** The path that receives errors from pages. Exists only on Linehaul's own backend. */
export const browserErrorsPath = '/api/browser-errors/';

export const browserParts = ['site', 'report', 'office'] as const;
export type BrowserPart = (typeof browserParts)[number];

/** In characters. */
export const browserErrorLimits = { message: 300, stack: 3000, build: 100 } as const;

const text = (limit: number) => v.pipe(v.string(), maxText(limit));

/** An error in a page. Must not contain anything that somebody typed. */
export const browserErrorRequest = v.strictObject({
  part: v.picklist(browserParts),
  message: v.pipe(text(browserErrorLimits.message), v.nonEmpty(fieldMessages.blank)),
  /** Positions in the product's scripts, one per line. */
  stack: text(browserErrorLimits.stack),
  /** The name of the page's first script, which changes with each build. */
  build: text(browserErrorLimits.build),
});
export type BrowserErrorRequest = v.InferOutput<typeof browserErrorRequest>;
