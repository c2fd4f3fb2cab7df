import { blankCompanyName, type PublicCompany } from '@/contract/company';
import { routes } from '@/contract/routes';

const titles: Record<string, string> = {
  [routes.drivers]: 'For drivers',
  [routes.shippers]: 'For shippers',
  [routes.privacy]: 'Privacy',
  [routes.vehicleReport]: 'Driver Vehicle Inspection Report',
  [routes.login]: 'Enter to the platform',
};

export function getPageTitle(pathname: string, { name, tagline }: PublicCompany): string {
  if (pathname === routes.home) return [name, tagline].filter(Boolean).join(': ');
  return `${titles[pathname] ?? 'Page not found'} | ${name}`;
}

export function closedTitle({ name }: PublicCompany): string {
  return name === blankCompanyName ? 'Opening soon' : `Opening soon | ${name}`;
}
