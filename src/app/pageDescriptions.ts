import { demonstrationCompany, type PublicCompany } from '@/contract/company';
import { routes } from '@/contract/routes';

const descriptions: Record<string, (company: PublicCompany) => string> = {
  [routes.home]: (company) =>
    company === demonstrationCompany
      ? 'Linehaul carries full truckloads across the United States, with drivers who stay and dispatchers who answer.'
      : company.description || company.name,
  [routes.drivers]: ({ name }) =>
    `Drive for ${name}: what you earn, what you drive, and how to apply.`,
  [routes.shippers]: ({ name }) =>
    `Ship with ${name}: dry van, refrigerated and open deck. Get an instant quote.`,
  [routes.privacy]: ({ name }) => `What ${name} keeps of visitors and drivers, and for how long.`,
  [routes.vehicleReport]: ({ name }) => `The daily vehicle inspection report for ${name} drivers.`,
  [routes.login]: ({ name }) => `Sign in to the ${name} driver platform.`,
};

/** The page's description for search engines. */
export function getPageDescription(pathname: string, company: PublicCompany): string {
  return descriptions[pathname]?.(company) ?? 'There is no such page.';
}
