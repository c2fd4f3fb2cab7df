import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EarlierVersion, SectionRecord } from '@/contract/office/content/calls';
import { sections, type SitePageName } from '@/contract/office/content/sections';
import { ChangeList } from './ChangeList';
import { contentChanges } from './contentChanges';
import { getPreviewPage } from './preview/publicPage';
import { Screens } from './preview/Screens';
import { usePublicSection } from './preview/usePublicSection';
import { savedText } from './savedText';

interface VersionProps {
  page: SitePageName;
  section: SectionRecord;
  earlier: EarlierVersion;
  /** The version before `earlier`; undefined if there is none. */
  before: EarlierVersion | undefined;
  onRestore: () => void;
}

export function Version({ page, section, earlier, before, onRestore }: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  const { version, content } = earlier;
  const changes = before ? contentChanges(section.id, before.content, content) : [];
  const fields = [...new Set(changes.map(({ what }) => what.split(',')[0]))];
  const changed = fields.length > 0 ? ` · Changed: ${fields.join(', ')}` : '';
  return (
    <ListItem disableGutters sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <ListItemText
          primary={`Version ${version}`}
          secondary={`${savedText(earlier)}${changed}`}
        />
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-label={`Show version ${version}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
        <Button variant="outlined" aria-label={`Restore version ${version}`} onClick={onRestore}>
          Restore
        </Button>
      </Stack>
      {isOpen ? <Shown page={page} section={section} earlier={earlier} /> : null}
    </ListItem>
  );
}

function Shown({ page, section, earlier }: Pick<VersionProps, 'page' | 'section' | 'earlier'>) {
  const shownOn = getPreviewPage(section.id, page);
  const since = contentChanges(section.id, earlier.content, section.content);
  return (
    <Box>
      {shownOn ? <Look page={shownOn} section={section} earlier={earlier} /> : null}
      <Typography sx={{ mt: 1 }}>
        {since.length > 0 ? 'Changed since:' : 'The same as now.'}
      </Typography>
      <ChangeList changes={since} />
    </Box>
  );
}

function Look({ page, section: { id }, earlier }: Omit<VersionProps, 'before' | 'onRestore'>) {
  const { section, isError } = usePublicSection({ page, name: id, draft: earlier.content });
  if (isError) return <Typography role="status">The preview could not be loaded.</Typography>;
  const title = `Version ${earlier.version} of ${sections[id].label}`;
  return section ? <Screens title={title} section={section} /> : null;
}
