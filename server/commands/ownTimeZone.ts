import * as v from 'valibot';
import { isTimeZone } from '@/contract/timeZone';

/** A command's time zone, from the settings, to use if the company has not chosen one. */
export const ownTimeZone = v.pipe(v.string(), v.check(isTimeZone));
