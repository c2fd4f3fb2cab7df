import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type * as v from 'valibot';
import { formErrorsOf } from '../data/rejection';
import { useSiteOpening } from '../setup/siteOpening';
import { setupKey } from '../setup/useSetup';
import { useOfficeCalls } from '../useOfficeCalls';

const noop = () => undefined;

interface SaveOptions<Schema extends v.GenericSchema> {
  url: string;
  /** The stored values, with their version. */
  schema: Schema;
  /** The version that the form started with. */
  version: number;
  onSaved: (stored: v.InferOutput<Schema>) => void;
}

/**
 * Saves a form whose values are not a react-admin record. After a failed save, `save` returns the
 * messages that react-admin shows. If somebody else has saved since the form was opened, `isStale`
 * becomes true, the form keeps the unsaved input, and the next save overwrites the newer values with it.
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
  const queryClient = useQueryClient();
  const { isOpen } = useSiteOpening();

  async function save(values: object) {
    try {
      onSaved(await calls.send('PUT', url, { body: { ...values, version }, response: schema }));
      const where = isOpen ? 'It is on the site.' : 'Visitors see it once the site is open.';
      notify(`Saved. ${where}`, { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: setupKey });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 409) {
        setStale(true);
        // If this fails too, the next save is rejected and reads the version again.
        await calls.read(url, schema).then((stored) => setVersion(stored.version), noop);
      }
      return formErrorsOf(error);
    }
    return undefined;
  }
  return { version, isStale, save };
}
