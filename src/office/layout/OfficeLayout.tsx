import { Suspense } from 'react';
import { lazyOrNothing } from '@/components/lazy/lazyOrNothing';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Layout } from 'react-admin';
import { useCarrierZone, zoneText } from '../carrierTime';
import { useSiteOpening } from '../setup/siteOpening';
import { DataState } from './DataState';
import { DemonstrationBanner } from './DemonstrationBanner';
import { OfficeAppBar } from './OfficeAppBar';
import { OfficeMenu } from './OfficeMenu';
import { Broken } from './otherPages';
import { PageHeader } from './PageHeader';
import { PageSkeleton } from './PageSkeleton';
import { SignInAgain } from './SignInAgain';
import { useIsPhone } from '../useIsPhone';

const styles = {
  // Hides everything around the page's content on paper.
  '@media print': {
    body: { background: '#fff' },
    'header, .RaLayout-appFrame > .MuiDrawer-root, .RaSidebar-fixed, .no-print': {
      display: 'none !important',
    },
    '.RaLayout-root, .RaLayout-appFrame, .RaLayout-contentWithSidebar': {
      display: 'block !important',
      margin: '0 !important',
      minHeight: '0 !important',
      background: '#fff',
    },
    '.RaShow-card, .RaLayout-content': {
      border: '0 !important',
      padding: '0 !important',
      background: '#fff !important',
    },
    '.RaSidebar-docked, .RaLayout-contentWithSidebar > nav': { display: 'none !important' },
  },
} as const;

const NextStep = lazyOrNothing(async () => (await import('../setup/NextStep')).NextStep);

function ShownZone() {
  useCarrierZone();
  return (
    <Typography variant="body2" color="textSecondary" className="no-print" sx={{ py: 2 }}>
      {zoneText()}
    </Typography>
  );
}

export function OfficeLayout({ children }: { children: React.ReactNode }) {
  const { isOpen } = useSiteOpening();
  const isPhone = useIsPhone();
  return (
    <>
      <GlobalStyles styles={styles} />
      <Layout menu={OfficeMenu} appBar={OfficeAppBar} error={Broken}>
        {isPhone ? null : <DemonstrationBanner />}
        {isOpen ? null : (
          <Suspense>
            <NextStep />
          </Suspense>
        )}
        <PageHeader />
        <DataState>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </DataState>
        <ShownZone />
        {/* The banner comes last on a phone, so that it does not push down the page's first row. */}
        {isPhone ? <DemonstrationBanner /> : null}
      </Layout>
      <SignInAgain />
    </>
  );
}
