import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';
import { detailOr } from '@/api/appError';
import { Picture } from '@/components/Picture/Picture';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { useHowWorkingQuery } from '../../commonApi';
import { useDriverPageQuery } from '../../driverPageApi';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { SectionIntro } from '../SectionIntro/SectionIntro';

/** Steps along a road. The road's center line connects the steps. */
const Steps = styled('ol')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5, 4),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
    },
    counterReset: 'step',
    '& li': {
      position: 'relative',
      counterIncrement: 'step',
      paddingTop: theme.spacing(3),
      borderTop: `4px dashed ${theme.palette.surface.line}`,
      color: theme.palette.text.secondary,
    },
    '& li::after': {
      content: 'counter(step, decimal-leading-zero)',
      position: 'absolute',
      top: theme.spacing(3),
      right: 0,
      ...theme.typography.h1,
      fontSize: '4rem',
      color: theme.palette.surface.line,
    },
    '& h3': {
      margin: theme.spacing(2, 0, 0.75),
      color: theme.palette.text.primary,
    },
  })),
);

export function HowWorking() {
  const { data: page } = useDriverPageQuery();
  const steps = useHowWorkingQuery();
  return (
    <Section
      name="how-working"
      isEmpty={steps.data?.length === 0 && page?.work_with_us_text.trim() === ''}
    >
      <SectionIntro text={page?.work_with_us_text} />
      <QueryState
        result={steps}
        loadingText={stateTexts.loading}
        errorText={detailOr(steps.error, stateTexts.loadFailed)}
      >
        {(list) => (
          <Steps>
            {list.map(({ id, logo, title, description, ...step }) => (
              <li key={id}>
                <Picture
                  src={logo}
                  described={describedBy(step, 'logo')}
                  fallback={ownPictures.serviceIcon}
                  alt=""
                  data-icon=""
                  width={64}
                  height={64}
                />
                <h3>{title}</h3>
                <RichText html={description} top={4} />
              </li>
            ))}
          </Steps>
        )}
      </QueryState>
    </Section>
  );
}
