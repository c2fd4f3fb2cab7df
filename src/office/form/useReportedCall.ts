import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';

/**
 * Returns `run`, which makes a button's call and resolves to whether the server accepted it. If not, `run` shows a
 * notification with the reason.
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
