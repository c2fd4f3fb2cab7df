import { useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { withId } from '@/contract/calls';
import { contentPaths, sectionRecord } from '@/contract/office/content/calls';
import {
  sections,
  sitePages,
  type SectionName,
  type SitePageName,
} from '@/contract/office/content/sections';
import { PageTitle } from '../layout/PageTitle';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { useOfficeCalls } from '../useOfficeCalls';
import { getPreviewPage } from './preview/publicPage';
import { Thumbnail } from './preview/Thumbnail';
import { publicPagesKey } from './preview/usePublicSection';
import { SectionForm } from './SectionForm';

interface SitePageProps {
  page: SitePageName;
}

/** The sections of a public page, each with its form. */
export function SitePage({ page }: SitePageProps) {
  return (
    <Box sx={{ py: 2 }}>
      <Title title={<PageTitle text={sitePages[page].label} />} />
      {sitePages[page].sections.map((name) => (
        <SectionPart key={name} page={page} name={name} />
      ))}
    </Box>
  );
}

function SectionPart({ page, name }: SitePageProps & { name: SectionName }) {
  const [parameters] = useSearchParams();
  const isRequested = parameters.get('section') === name;
  const [isOpen, setOpen] = useState(isRequested);
  const [wasOpened, setWasOpened] = useState(isRequested);
  const [wasRequested, setWasRequested] = useState(isRequested);
  // A link on this page may lead to another section of the page.
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    setOpen(isOpen || isRequested);
    setWasOpened(wasOpened || isRequested);
  }
  const shownOn = getPreviewPage(name, page);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', mb: 1 }}>
      {shownOn ? (
        <Box sx={{ display: { xs: isOpen ? 'none' : 'block', md: 'block' } }}>
          <Thumbnail page={shownOn} name={name} />
        </Box>
      ) : null}
      <Accordion
        disableGutters
        sx={{
          flex: 1,
          minWidth: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '&::before': { display: 'none' },
        }}
        expanded={isOpen}
        onChange={(_event, opened) => {
          setOpen(opened);
          setWasOpened(true);
        }}
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary
          id={`${name}-label`}
          aria-controls={`${name}-form`}
          expandIcon={<ExpandMoreIcon />}
          sx={{ minHeight: 58 }}
        >
          <Typography component="span">{sections[name].label}</Typography>
        </AccordionSummary>
        <AccordionDetails>
          {/* Stays mounted when the section is closed, to keep unsaved text. */}
          {wasOpened ? <LoadedSection page={page} name={name} /> : null}
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}

function LoadedSection({ page, name }: SitePageProps & { name: SectionName }) {
  const calls = useOfficeCalls();
  const queryClient = useQueryClient();
  const queryKey = ['content', name];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => calls.read(withId(contentPaths.record, name), sectionRecord),
    // A refetch would overwrite unsaved text with the stored values.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (isPending) return <PageSkeleton />;
  if (!data) return <NotLoaded error={error} refetch={refetch} />;
  return (
    <SectionForm
      key={data.version}
      page={page}
      section={data}
      onSaved={(section) => {
        queryClient.setQueryData(queryKey, section);
        void queryClient.invalidateQueries({ queryKey: publicPagesKey });
      }}
    />
  );
}
