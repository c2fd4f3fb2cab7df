import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { describedBy } from '../../describedBy';
import { useReasonsQuery } from '../../commonApi';
import { FeatureCard } from '../FeatureCard/FeatureCard';

export function ShipperFeatures() {
  const reasons = useReasonsQuery();
  return (
    <Section name="shipper-features" tone="band" heading="Shippers">
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={stateTexts.featuresFailed}
      >
        {({ shippers, files }) => (
          <FeatureCard
            features={shippers}
            picture={files[1]?.file ?? null}
            described={describedBy(files[1], 'file')}
            application={{ kind: 'shipperApplication', title: 'Shipper Application' }}
          />
        )}
      </QueryState>
    </Section>
  );
}
