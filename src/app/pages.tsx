import { lazy, useState, type ComponentType } from 'react';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { isClosed } from '@/contract/isClosed';
import { routes } from '@/contract/routes';
import type { PublicSettings } from '@/contract/settings';

interface Page {
  Component: ComponentType;
  /** Resolves once the page can render synchronously. */
  load: () => Promise<void>;
}

/**
 * A page in a separate chunk. If the chunk has loaded before the first render, the page renders synchronously, as the
 * server and hydration require. If not, the first render loads the chunk.
 */
function page(fetchPage: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded ??= await importWithRetry(fetchPage);
    return loaded;
  };
  const Fetched = lazy(async () => ({ default: await load() }));

  function Component() {
    // Chosen once, because a chunk that loads later must not mount the page again.
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

export const notFoundPage = page(async () => {
  const { NotFound } = await import(
    /* webpackChunkName: "page-not-found" */ '@/pages/NotFound/NotFound'
  );
  return NotFound;
});

function isPagePath(path: string): path is keyof typeof pages {
  return Object.hasOwn(pages, path);
}

/** Replaces the public pages while the site is not open. */
export const closedSite = page(async () => {
  const { ClosedSite } = await import(/* webpackChunkName: "closed-site" */ './ClosedSite');
  return ClosedSite;
});

export function loadPage(path: string, settings: PublicSettings): Promise<void> {
  if (isClosed(path, settings)) return closedSite.load();
  return (isPagePath(path) ? pages[path] : notFoundPage).load();
}
