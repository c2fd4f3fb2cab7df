import { useDispatch, useSelector } from 'react-redux';
import { detailOr } from '@/api/appError';
import { QueryState } from '@/components/QueryState/QueryState';
import { useHiddenSections } from '@/components/Section/hiddenSections';
import { Section } from '@/components/Section/Section';
import { TabList } from '@/components/TabList/TabList';
import { stateTexts } from '@/contract/messages/states';
import { anchors } from '@/contract/routes';
import type { Dialog } from '@/events/dialogs';
import { describedBy } from '../../describedBy';
import { useReasonsQuery, type RichReasons } from '../../commonApi';
import { selectServicesTab, servicesTabChosen, type ServicesTab } from '../../contentSlice';
import { FeatureCard } from '../FeatureCard/FeatureCard';
import { AboutIntro } from '../SectionIntro/AboutIntro';

const applications: Record<ServicesTab, Dialog> = {
  drivers: { kind: 'driverApplication' },
  shippers: { kind: 'shipperApplication', title: 'Shipper Application' },
};

function listServiceTabs(reasons: RichReasons, showShippers: boolean, hidden: readonly string[]) {
  const drivers = { key: 'drivers' as const, title: reasons.title_for_driver || 'Drivers' };
  const shippers = { key: 'shippers' as const, title: reasons.title_for_shipper || 'Shipper' };
  return [
    ...(hidden.includes('driver-features') ? [] : [drivers]),
    ...(showShippers && !hidden.includes('shipper-features') ? [shippers] : []),
  ];
}

function Tabs({ reasons, showShippers }: { reasons: RichReasons; showShippers: boolean }) {
  const dispatch = useDispatch();
  const selected = useSelector(selectServicesTab);
  const tabs = listServiceTabs(reasons, showShippers, useHiddenSections());
  const [first] = tabs;
  if (!first) return null;
  const chosen = tabs.some(({ key }) => key === selected) ? selected : first.key;
  const file = reasons.files[chosen === 'drivers' ? 0 : 1];
  return (
    <TabList
      label="Services"
      tabs={tabs}
      chosen={chosen}
      onChosen={(tab) => dispatch(servicesTabChosen(tab))}
    >
      <FeatureCard
        features={reasons[chosen]}
        picture={file?.file ?? null}
        described={describedBy(file, 'file')}
        application={applications[chosen]}
      />
    </TabList>
  );
}

interface HomeServicesProps {
  showShippers: boolean;
}

export function HomeServices({ showShippers }: HomeServicesProps) {
  const reasons = useReasonsQuery();
  return (
    <Section id={anchors.services} name="home-services">
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
