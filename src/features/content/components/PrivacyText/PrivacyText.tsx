import { detailOr } from '@/api/appError';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { usePrivacyQuery } from '../../aboutApi';

const prose = { mt: 4, color: 'text.secondary', '& :is(h2, h3)': { mt: 5, color: 'text.primary' } };

export function PrivacyText() {
  const page = usePrivacyQuery();
  return (
    <Section name="privacy" width="text">
      <PageHeading title="Privacy" />
      <QueryState
        result={page}
        loadingText={stateTexts.loading}
        errorText={detailOr(page.error, stateTexts.loadFailed)}
      >
        {({ privacy_text: text }) => <RichText html={text} top={2} sx={prose} />}
      </QueryState>
    </Section>
  );
}
