import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';

/**
 * For a call that a button makes directly. `run` resolves with whether the server accepted it, and
 * shows a notification with the reason if it did not. It rejects on any other error.
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
