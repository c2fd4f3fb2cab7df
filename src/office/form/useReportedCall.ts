import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';

/**
 * Runs a button's call. `run` resolves to whether the server accepted the call, and shows a notification with the
 * reason if it did not.
 */
export function useReportedCall() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  async function run(call: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      notify(error.message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}
