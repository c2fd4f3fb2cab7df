import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type * as v from 'valibot';
import { fieldErrorsOf } from '../data/refusal';
import { useOfficeCalls } from '../useOfficeCalls';

interface SaveOptions<Schema extends v.GenericSchema> {
  url: string;
  /** The stored values, with their version. */
  schema: Schema;
  /** The version that the form began with. */
  version: number;
  onSaved: (stored: v.InferOutput<Schema>) => void;
}

/**
 * Saves a form whose values are no record of react-admin. `save` returns the messages by field of a
 * refused form. If somebody else saved meanwhile, `isStale` becomes true, what was typed stays, and
 * the next save stores it over the newer values.
 */
export function useVersionedSave<Schema extends v.GenericSchema<unknown, { version: number }>>({
  url,
  schema,
  version: read,
  onSaved,
}: SaveOptions<Schema>) {
  const [version, setVersion] = useState(read);
  const [isStale, setStale] = useState(false);
  const calls = useOfficeCalls();
  const notify = useNotify();

  async function save(values: object) {
    try {
      onSaved(await calls.send('PUT', url, { body: { ...values, version }, answer: schema }));
      notify('Saved. It is on the site.', { type: 'success' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const errors = fieldErrorsOf(error);
      if (errors) return errors;
      if (error.status !== 409) notify(error.message, { type: 'error' });
      else {
        setStale(true);
        setVersion((await calls.read(url, schema)).version);
      }
    }
    return undefined;
  }
  return { version, isStale, save };
}
