import { DialogHost } from './dialogs/DialogHost';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { InspectionStart } from './InspectionStart';
import { RouteEffects } from './layout/MainLayout/RouteEffects';
import { SessionWatch } from './SessionWatch';
import { SiteRoutes } from './SiteRoutes';
import { ToastHost } from './toasts/ToastHost';

/** The whole site, without a router or providers. */
export function App() {
  return (
    <ErrorBoundary>
      <RouteEffects />
      <SessionWatch />
      <InspectionStart />
      <SiteRoutes />
      <DialogHost />
      <ToastHost />
    </ErrorBoundary>
  );
}
