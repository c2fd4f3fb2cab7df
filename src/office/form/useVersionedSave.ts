import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type * as v from 'valibot';
import { getFormErrors } from '../data/rejection';
import { useSiteOpening } from '../setup/siteOpening';
import { setupKey } from '../setup/useSetup';
import { useOfficeCalls } from '../useOfficeCalls';

/** Somebody else's save while the form was open. */
interface SavedMeanwhile<Stored> {
  /** Says who saved. */
  message: string;
  /** The record as it is now; null if it could not be read. */
  stored: Stored | null;
}

interface SaveOptions<Schema extends v.GenericSchema> {
  url: string;
  schema: Schema;
  version: number;
  onSaved: (stored: v.InferOutput<Schema>) => void;
}

/**
 * Returns `save` for a form that is not a react-admin record. After a failure, it resolves to messages for react-admin.
 * If somebody else has saved in the meantime, `conflict` says who and has the newer values, which the
 * next save overwrites.
 */
export function useVersionedSave<Schema extends v.GenericSchema<unknown, { version: number }>>({
  url,
  schema,
  version: read,
  onSaved,
}: SaveOptions<Schema>) {
  const [version, setVersion] = useState(read);
  const [conflict, setConflict] = useState<SavedMeanwhile<v.InferOutput<Schema>> | null>(null);
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
        // If this fails too, the next save is rejected and reads the record again.
        const stored = await calls.read(url, schema).catch(() => null);
        setConflict({ message: error.message, stored });
        if (stored) setVersion(stored.version);
      }
      return getFormErrors(error);
    }
    return undefined;
  }
  return { version, conflict, save };
}
