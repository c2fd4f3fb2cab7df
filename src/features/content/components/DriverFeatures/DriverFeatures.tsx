import { detailOr } from '@/api/appError';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { describedBy } from '../../describedBy';
import { useReasonsQuery } from '../../commonApi';
import { FeatureCard } from '../FeatureCard/FeatureCard';

export function DriverFeatures() {
  const reasons = useReasonsQuery();
  return (
    <Section
      name="driver-features"
      tone="band"
      heading={reasons.data?.title_for_driver || 'Drivers'}
    >
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.loadFailed)}
      >
        {({ drivers, files }) => (
          <FeatureCard
            features={drivers}
            picture={files[0]?.file ?? null}
            described={describedBy(files[0], 'file')}
            application={{ kind: 'driverApplication' }}
          />
        )}
      </QueryState>
    </Section>
  );
}
