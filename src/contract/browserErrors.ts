import * as v from 'valibot';

/** Receives errors of pages. Ours: on Linehaul's own backend only. */
export const browserErrorsPath = '/api/browser-errors/';

/** The programs that run in a browser. */
export const browserParts = ['site', 'report', 'office'] as const;
export type BrowserPart = (typeof browserParts)[number];

/** In characters. */
export const browserErrorLimits = { message: 300, stack: 3000, build: 100 } as const;

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

/** An error that no code caught, without anything that somebody typed. */
export const browserErrorRequest = v.strictObject({
  part: v.picklist(browserParts),
  message: v.pipe(text(browserErrorLimits.message), v.nonEmpty()),
  /** The places in our scripts, one a line. */
  stack: text(browserErrorLimits.stack),
  /** The name of the page's first script, which each build changes. */
  build: text(browserErrorLimits.build),
});
export type BrowserErrorRequest = v.InferOutput<typeof browserErrorRequest>;
