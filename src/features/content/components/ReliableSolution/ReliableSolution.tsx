import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Columns } from '@/components/Columns/Columns';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { useReliableSolutionsQuery } from '../../commonApi';
import { AboutIntro } from '../SectionIntro/AboutIntro';

/** Makes the section look like a highway sign. */
const signStyles: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  paddingBlock: { xs: 4, md: 6 },
  paddingInline: { xs: 3.5, md: 6 },
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  borderRadius: (theme) => `${theme.radii.large}px`,
  // The outline is visible in forced colors.
  outline: '2px solid transparent',
  boxShadow: ({ palette: { primary } }) =>
    `inset 0 0 0 4px ${primary.main}, inset 0 0 0 6px ${primary.contrastText}`,
};

export function ReliableSolution() {
  const solutions = useReliableSolutionsQuery();
  return (
    <Section name="reliable-solution">
      <Columns
        shares={[1, 1]}
        from="md"
        sx={{
          gap: { xs: 2, md: 10 },
          alignItems: 'center',
          '& > :first-of-type': { marginBottom: { md: 0 } },
        }}
      >
        <AboutIntro text="reliable_solution_text" />
        <QueryState
          result={solutions}
          loadingText={stateTexts.loading}
          errorText={stateTexts.fetchFailed}
          emptyText={stateTexts.noData}
        >
          {([first]) =>
            first ? (
              <Paper component="article" sx={signStyles}>
                <VerifiedUserOutlinedIcon sx={{ fontSize: '2.5rem' }} />
                <Typography component="h3" variant="h2">
                  {first.title}
                </Typography>
                <RichText html={first.description} top={4} />
              </Paper>
            ) : null
          }
        </QueryState>
      </Columns>
    </Section>
  );
}
