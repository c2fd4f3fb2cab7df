import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { describedBy } from '../../describedBy';
import { useReasonsQuery } from '../../commonApi';
import { useDialogRequest } from '../../useDialogRequest';
import { FeatureCard } from '../FeatureCard/FeatureCard';

/** The feature card 'Shippers'. */
export function ShipperFeatures() {
  const reasons = useReasonsQuery();
  const requestDialog = useDialogRequest();
  const askForQuote = () =>
    requestDialog({ kind: 'shipperApplication', title: 'Shipper Application' });
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
            onContact={askForQuote}
          />
        )}
      </QueryState>
    </Section>
  );
}
