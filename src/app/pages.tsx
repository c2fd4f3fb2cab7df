import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { isClosed } from '@/contract/isClosed';
import { routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';

interface Page {
  Component: ComponentType;
  /** Resolves when the page can render synchronously. */
  load: () => Promise<void>;
}

/**
 * A page in its own chunk. Once the chunk is loaded, the page renders synchronously, as the server
 * and hydration require. Otherwise, the first render loads the chunk.
 */
function page(fetchPage: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded ??= await importWithRetry(fetchPage);
    return loaded;
  };
  const Fetched = lazy(async () => ({ default: await load() }));

  function Component() {
    // Decided once, because a page that finishes loading later must not be mounted again.
    const [Shown] = useState<ComponentType>(() => loaded ?? Fetched);
    return <Shown />;
  }
  return {
    Component,
    load: async () => {
      await load();
    },
  };
}

export const pages = {
  [routes.home]: page(async () => {
    const { Home } = await import(/* webpackChunkName: "page-home" */ '@/pages/Home/Home');
    return Home;
  }),
  [routes.drivers]: page(async () => {
    const { Drivers } = await import(
      /* webpackChunkName: "page-drivers" */ '@/pages/Drivers/Drivers'
    );
    return Drivers;
  }),
  [routes.shippers]: page(async () => {
    const { Shippers } = await import(
      /* webpackChunkName: "page-shippers" */ '@/pages/Shippers/Shippers'
    );
    return Shippers;
  }),
  [routes.privacy]: page(async () => {
    const { Privacy } = await import(
      /* webpackChunkName: "page-privacy" */ '@/pages/Privacy/Privacy'
    );
    return Privacy;
  }),
  [routes.vehicleReport]: page(async () => {
    const { VehicleReportInScheme } = await import(
      /* webpackChunkName: "page-vehicle-report" */ './VehicleReportInScheme'
    );
    return VehicleReportInScheme;
  }),
  [routes.login]: page(async () => {
    const { Login } = await import(/* webpackChunkName: "page-login" */ '@/pages/Login/Login');
    return Login;
  }),
};

/** The page for unknown paths. */
export const notFoundPage = page(async () => {
  const { NotFound } = await import(
    /* webpackChunkName: "page-not-found" */ '@/pages/NotFound/NotFound'
  );
  return NotFound;
});

function isPagePath(path: string): path is keyof typeof pages {
  return Object.hasOwn(pages, path);
}

/** Replaces the public pages while the site is not open yet. */
export const closedSite = page(async () => {
  const { ClosedSite } = await import(/* webpackChunkName: "closed-site" */ './ClosedSite');
  return ClosedSite;
});

/** Loads what the page at this path needs. */
export function loadPage(path: string, settings: PublicSettings): Promise<void> {
  if (isClosed(path, settings)) return closedSite.load();
  return (isPagePath(path) ? pages[path] : notFoundPage).load();
}
