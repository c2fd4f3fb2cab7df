import { routes } from '../contract/routes';

interface PageTexts {
  title: string;
  description: string;
}

const brand = 'Linehaul';

const texts: Record<string, PageTexts> = {
  [routes.home]: {
    title: `${brand}: freight that keeps its word`,
    description:
      'Linehaul carries full truckloads across the United States, with drivers who stay and dispatchers who answer.',
  },
  [routes.drivers]: {
    title: `For drivers | ${brand}`,
    description: 'Drive for Linehaul: what you earn, what you drive, and how to apply.',
  },
  [routes.shippers]: {
    title: `For shippers | ${brand}`,
    description: 'Ship with Linehaul: dry van, refrigerated and open deck. Get an instant quote.',
  },
  [routes.vehicleReport]: {
    title: `Driver Vehicle Inspection Report | ${brand}`,
    description: 'The daily vehicle inspection report for Linehaul drivers.',
  },
  [routes.login]: {
    title: `Enter to the platform | ${brand}`,
    description: 'Sign in to the Linehaul driver platform.',
  },
};

const notFound: PageTexts = {
  title: `Page not found | ${brand}`,
  description: 'There is no such page.',
};

/** Title and description of the page at this path. */
export function textsOf(pathname: string): PageTexts {
  return texts[pathname] ?? notFound;
}

export function titleOf(pathname: string): string {
  return textsOf(pathname).title;
}
