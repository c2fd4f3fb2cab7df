import { Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PartsMaySleep } from './partsMaySleep';
import { fallAsleep, wakeWhenWanted } from './sleep';
import type { Sleep } from './sleep';

const neverChanges = () => () => undefined;

/** Whether this render meets markup that is in the document already. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Leaves the server's markup as it is until the sleep is over. */
function Sleeper({ sleep, children }: { sleep: Sleep | null; children: React.ReactNode }) {
  if (sleep && !sleep.isOver()) use(sleep.end);
  return children;
}

/**
 * Brings a part of the page to life when it comes near the screen, or when the visitor touches the page. Until then it
 * is the server's markup, complete to look at. It holds back nothing but hydration: where there is no such markup, the
 * part is rendered at once.
 */
export function HydratedWhenNear({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const maySleep = use(PartsMaySleep) && isHydrating;
  const [sleep] = useState(() => (maySleep ? fallAsleep() : null));
  useEffect(() => {
    if (sleep && place.current) return wakeWhenWanted(place.current, sleep.wake);
    return undefined;
  }, [sleep]);
  // The same element as long as nothing has changed: any update would end the sleep.
  const part = useMemo(
    () => (
      <Suspense>
        <Sleeper sleep={sleep}>{children}</Sleeper>
      </Suspense>
    ),
    [sleep, children],
  );
  return <div ref={place}>{part}</div>;
}
