import { useEffect, useState } from 'react';
import { useSettings } from '@/api/useSettings';
import { importWithRetry } from '@/components/lazy/importWithRetry';

const load = () =>
  importWithRetry(
    () =>
      import(/* webpackChunkName: "inspection" */ '@/features/inspection/storage/unsentReports'),
  );

/** Returns a sentence about each driver whose unsent report is on this phone. Empty until the phone has been read. */
export function useUnsentReports(): string[] {
  const { apiHost } = useSettings();
  const [drivers, setDrivers] = useState<string[]>([]);
  useEffect(() => {
    load()
      .then(({ listUnsentReports }) => listUnsentReports(apiHost))
      .then(setDrivers, () => undefined);
  }, [apiHost]);
  return drivers.map((name) => `A report${name && ` of ${name}`} waits on this phone.`);
}
