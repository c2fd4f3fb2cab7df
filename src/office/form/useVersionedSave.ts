import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type * as v from 'valibot';
import { getFormErrors } from '../data/rejection';
import { useSiteOpening } from '../setup/siteOpening';
import { setupKey } from '../setup/useSetup';
import { useOfficeCalls } from '../useOfficeCalls';

const noop = () => undefined;

interface SaveOptions<Schema extends v.GenericSchema> {
  url: string;
  schema: Schema;
  version: number;
  onSaved: (stored: v.InferOutput<Schema>) => void;
}

/**
 * Returns `save` for a form that is not a react-admin record. After a failure, it resolves to messages for react-admin.
 * If somebody else has saved in the meantime, `isStale` becomes true, and the next save overwrites the newer values.
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
      return getFormErrors(error);
    }
    return undefined;
  }
  return { version, isStale, save };
}
