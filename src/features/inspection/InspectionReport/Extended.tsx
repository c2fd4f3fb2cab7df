import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { useSettings } from '@/api/useSettings';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { ExtensionsContext, noExtensions } from '@/features/inspection/delivery/extensions';
import type { Extensions } from '@/features/inspection/delivery/extensions';

interface ExtensionsProps {
  onChange: (extensions: Extensions) => void;
}

/**
 * Shown until the chunk is loaded. The phone's 'My reports' must not change to the server's while
 * it is being tapped.
 */
const loadingExtensions: Extensions = { ...noExtensions, reports: false };

function Nothing({ onChange }: ExtensionsProps) {
  useEffect(() => onChange(noExtensions), [onChange]);
  return null;
}

/** Without this chunk, the report works as it does with any other backend. */
const LinehaulExtensions = lazy(async () => {
  const load = () => import(/* webpackChunkName: "extensions" */ './LinehaulExtensions');
  const chunk = await importWithRetry(load).catch(() => null);
  return { default: chunk?.LinehaulExtensions ?? Nothing };
});

/** The report with the parts that Linehaul's own backend adds, once they are loaded. */
export function Extended({ children }: { children: React.ReactNode }) {
  const { fleet } = useSettings();
  const [extensions, setExtensions] = useState(fleet ? loadingExtensions : noExtensions);
  return (
    <ExtensionsContext value={extensions}>
      {children}
      {fleet ? (
        <Suspense fallback={null}>
          <LinehaulExtensions onChange={setExtensions} />
        </Suspense>
      ) : null}
    </ExtensionsContext>
  );
}

/** A part of the page that only Linehaul's own backend has. */
export function Extension({ part }: { part: 'cleanReport' | 'previous' | 'reports' }) {
  return useContext(ExtensionsContext)[part];
}
