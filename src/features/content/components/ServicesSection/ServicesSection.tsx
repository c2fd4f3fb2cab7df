import { useDispatch, useSelector } from 'react-redux';
import { detailOr } from '@/api/appError';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { TabList } from '@/components/TabList/TabList';
import { stateTexts } from '@/contract/messages/states';
import { anchors } from '@/contract/routes';
import type { Dialog } from '@/events/dialogs';
import { describedBy } from '../../describedBy';
import { useReasonsQuery } from '../../commonApi';
import type { RichReasons } from '../../commonApi';
import { selectServicesTab, servicesTabChosen } from '../../contentSlice';
import type { ServicesTab } from '../../contentSlice';
import { useDialogRequest } from '../../useDialogRequest';
import { FeatureCard } from '../FeatureCard/FeatureCard';
import { AboutIntro } from '../SectionIntro/AboutIntro';

/** The application that each tab opens. */
const applications: Record<ServicesTab, Dialog> = {
  drivers: { kind: 'driverApplication' },
  shippers: { kind: 'shipperApplication', title: 'Shipper Application' },
};

function tabsOf({ title_for_driver, title_for_shipper }: RichReasons, showShippers: boolean) {
  const drivers = { key: 'drivers' as const, title: title_for_driver || 'Drivers' };
  const shippers = { key: 'shippers' as const, title: title_for_shipper || 'Shipper' };
  return showShippers ? [drivers, shippers] : [drivers];
}

function Tabs({ reasons, showShippers }: { reasons: RichReasons; showShippers: boolean }) {
  const dispatch = useDispatch();
  const requestDialog = useDialogRequest();
  const selected = useSelector(selectServicesTab);
  const chosen = showShippers ? selected : 'drivers';
  const file = reasons.files[chosen === 'drivers' ? 0 : 1];
  return (
    <TabList
      label="Services"
      tabs={tabsOf(reasons, showShippers)}
      chosen={chosen}
      onChosen={(tab) => dispatch(servicesTabChosen(tab))}
    >
      <FeatureCard
        features={reasons[chosen]}
        picture={file?.file ?? null}
        described={describedBy(file, 'file')}
        onContact={() => requestDialog(applications[chosen])}
      />
    </TabList>
  );
}

interface ServicesSectionProps {
  /** Whether there is a tab for shippers, as on the home page. */
  showShippers: boolean;
}

/** The features for drivers and for shippers, each on a tab. */
export function ServicesSection({ showShippers }: ServicesSectionProps) {
  const reasons = useReasonsQuery();
  const { drivers = [], shippers = [] } = reasons.data ?? {};
  return (
    <Section
      id={anchors.services}
      name="home-services"
      isEmpty={reasons.isSuccess && drivers.length + shippers.length === 0}
    >
      <AboutIntro text="driver_and_shipper_text" />
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.loadFailed)}
      >
        {(data) => <Tabs reasons={data} showShippers={showShippers} />}
      </QueryState>
    </Section>
  );
}
