import * as v from 'valibot';

/**
 * The present name of an account, next to its name as of an event; null if the two are the same. Absent in earlier
 * versions.
 */
export const presentName = v.optional(v.nullable(v.string()));

/** 'Marcus Bell', or 'Marcus Bell (now: Zoe Park)' if the account was renamed after the event. */
export const personText = (name: string, now: string | null | undefined) =>
  now ? `${name} (now: ${now})` : name;
