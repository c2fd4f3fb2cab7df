import { useState } from 'react';
import { HttpError } from 'react-admin';
import type * as v from 'valibot';
import { parseCurrentRecord } from '../data/rejection';

/** `resetOptions` stays the same object, because react-admin resets the form whenever it gets a new one. */
function createResetOptions() {
  const resetOptions = { keepDirtyValues: true };
  const keepTyped = (isKept: boolean) => {
    resetOptions.keepDirtyValues = isKept;
  };
  return { resetOptions, keepTyped };
}

export interface EditConflict<Current> {
  current: Current;
  /** Says who changed it. */
  message: string;
}

/** Query options for a record that is being edited. */
export const whileEditing = {
  // A refetch would replace unsaved input and the version that was read.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // The page itself shows a failed load.
  onError: () => undefined,
};

/**
 * Options for react-admin's Edit. `conflict` has the newer record if somebody else changed it while the form was open,
 * or else it is null.
 */
export function useEditConflict<Schema extends v.GenericSchema>(schema: Schema) {
  const [conflict, setConflict] = useState<EditConflict<v.InferOutput<Schema>> | null>(null);
  const [{ resetOptions, keepTyped }] = useState(createResetOptions);
  const onError = (error: unknown) => {
    keepTyped(true);
    const current = parseCurrentRecord(schema, error);
    if (current !== null && error instanceof HttpError) {
      setConflict({ current, message: error.message });
    }
  };
  return {
    conflict,
    /** Warns before unsaved input is lost, and keeps it when another action on the page changes the record. */
    formProps: { warnWhenUnsavedChanges: true, resetOptions },
    editProps: {
      mutationMode: 'pessimistic' as const,
      mutationOptions: { onError },
      // Runs before the call, because the saved record resets the form.
      transform: (data: object) => {
        keepTyped(false);
        return data;
      },
      queryOptions: whileEditing,
    },
  };
}
