import { useState } from 'react';
import { useNotify } from 'react-admin';
import type * as v from 'valibot';
import { currentOf } from '../data/refusal';

/**
 * For react-admin's Edit: `current` is the record if somebody else changed it meanwhile, else null.
 * Messages by field are react-admin's own to show; other refusals become a notification.
 */
export function useEditConflict<Schema extends v.GenericSchema>(schema: Schema) {
  const [current, setCurrent] = useState<v.InferOutput<Schema> | null>(null);
  const notify = useNotify();
  const onError = (error: unknown) => {
    const newer = currentOf(schema, error);
    if (newer !== null) return setCurrent(newer);
    const message = error instanceof Error ? error.message : 'The server refused this.';
    notify(message, { type: 'error' });
  };
  return {
    current,
    editProps: {
      mutationMode: 'pessimistic' as const,
      mutationOptions: { onError },
      // A refetch would replace what is being typed with the stored values.
      queryOptions: { refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  };
}
