import { styled } from '@mui/material/styles';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { RichText } from '../../../../components/RichText/RichText';
import { Section } from '../../../../components/Section/Section';
import { stateTexts } from '../../../../contract/messages';
import { useReliableSolutionsQuery } from '../../commonApi';
import { AboutIntro } from '../SectionIntro/AboutIntro';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(10),
    alignItems: 'center',
    '& > :first-of-type': { marginBottom: 0 },
  },
}));

/** A motorway sign: the one amber surface of the page. */
const Sign = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 3.5),
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  borderRadius: theme.radii.large,
  boxShadow: `inset 0 0 0 4px ${theme.palette.primary.main}, inset 0 0 0 6px ${theme.palette.primary.contrastText}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '& h3': { ...theme.typography.h2, textWrap: 'balance' },
}));

/** The carrier's word on reliability, and the first of its solutions (specification 2). */
export function ReliableSolution() {
  const solutions = useReliableSolutionsQuery();
  return (
    <Section>
      <Columns>
        <AboutIntro text="reliable_solution_text" />
        <QueryState
          result={solutions}
          loadingText={stateTexts.loading}
          errorText={stateTexts.fetchFailed}
          emptyText={stateTexts.noData}
        >
          {([first]) =>
            first ? (
              <Sign>
                <VerifiedUserOutlinedIcon />
                <h3>{first.title}</h3>
                <RichText html={first.description} top={4} />
              </Sign>
            ) : null
          }
        </QueryState>
      </Columns>
    </Section>
  );
}
