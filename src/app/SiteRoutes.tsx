import { Navigate, Route, Routes } from 'react-router';
import { routes } from '@/contract/routes';
import { useSettings } from '@/api/useSettings';
import { useHasPrivacy } from '@/components/PrivacyNote/hasPrivacy';
import { RequireSession } from '@/features/auth/components/RequireSession/RequireSession';
import { MainLayout } from './layout/MainLayout/MainLayout';
import { PageFrame } from './layout/MainLayout/PageFrame';
import { closedSite, notFoundPage, pages } from './pages';

const Home = pages[routes.home].Component;
const Drivers = pages[routes.drivers].Component;
const Shippers = pages[routes.shippers].Component;
const Privacy = pages[routes.privacy].Component;
const VehicleReport = pages[routes.vehicleReport].Component;
const Login = pages[routes.login].Component;
const NotFound = notFoundPage.Component;
const ClosedSite = closedSite.Component;

/** The site's routes, with the layout of each page. */
export function SiteRoutes() {
  const hasPrivacy = useHasPrivacy();
  const { openingSoon } = useSettings();
  const publicLayout = openingSoon ? (
    <PageFrame>
      <ClosedSite />
    </PageFrame>
  ) : (
    <MainLayout />
  );
  return (
    <Routes>
      <Route element={publicLayout}>
        <Route path={routes.home} element={<Home />} />
        {/* Some static hosts also serve the home page at this address. */}
        <Route path="/index.html" element={<Navigate to={routes.home} replace />} />
        <Route path={routes.drivers} element={<Drivers />} />
        <Route path={routes.shippers} element={<Shippers />} />
        {hasPrivacy ? <Route path={routes.privacy} element={<Privacy />} /> : null}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<MainLayout />}>
        <Route
          path={routes.vehicleReport}
          element={
            <RequireSession>
              <VehicleReport />
            </RequireSession>
          }
        />
      </Route>
      <Route
        path={routes.login}
        element={
          <PageFrame>
            <Login />
          </PageFrame>
        }
      />
    </Routes>
  );
}
