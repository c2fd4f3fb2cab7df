import { useState } from 'react';
import type * as v from 'valibot';
import { currentOf } from '../data/rejection';

/**
 * The values that a form keeps when its record changes: the unsaved input, unless it was
 * just saved. It is the same object each time, because react-admin resets the form whenever it gets
 * another object.
 */
function createResetOptions() {
  const resetOptions = { keepDirtyValues: true };
  const keepTyped = (isKept: boolean) => {
    resetOptions.keepDirtyValues = isKept;
  };
  return { resetOptions, keepTyped };
}

/** The options of the record's query while it is edited. */
export const whileEditing = {
  // A refetch would overwrite unsaved input, or the version that was read, with the stored values.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // The page itself shows that it could not be loaded.
  onError: () => undefined,
};

/**
 * For react-admin's Edit: `current` is the record if somebody else changed it in the meantime, else null.
 * react-admin shows the message of every failed save, next to its field or as a notification.
 */
export function useEditConflict<Schema extends v.GenericSchema>(schema: Schema) {
  const [current, setCurrent] = useState<v.InferOutput<Schema> | null>(null);
  const [{ resetOptions, keepTyped }] = useState(createResetOptions);
  const onError = (error: unknown) => {
    keepTyped(true);
    setCurrent((before) => currentOf(schema, error) ?? before);
  };
  return {
    current,
    /**
     * For the form, because another action on the page may change the record while somebody types.
     */
    formProps: { warnWhenUnsavedChanges: true, resetOptions },
    editProps: {
      mutationMode: 'pessimistic' as const,
      mutationOptions: { onError },
      // Set before the call, because the saved record resets the form.
      transform: (data: object) => {
        keepTyped(false);
        return data;
      },
      queryOptions: whileEditing,
    },
  };
}
