import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { withId } from '@/contract/calls';
import {
  contentPaths,
  earlierVersions,
  sectionRecord,
  type SectionRecord,
} from '@/contract/office/content/calls';
import type { SitePageName } from '@/contract/office/content/sections';
import { NotLoaded } from '../layout/NotLoaded';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useHasChanges } from '../form/useHasChanges';
import { useOfficeCalls } from '../useOfficeCalls';
import { ChangeList } from './ChangeList';
import { contentChanges } from './contentChanges';
import { savedText } from './savedText';
import { Version } from './Version';

interface SectionHistoryProps {
  page: SitePageName;
  section: SectionRecord;
  onRestored: (section: SectionRecord) => void;
}

/** A button that opens the section's earlier versions. */
export function SectionHistory({ page, section, onRestored }: SectionHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog open={isOpen} onClose={close} aria-label="History" fullWidth maxWidth="md">
        <DialogTitle>History</DialogTitle>
        <DialogContent>
          <Versions
            page={page}
            section={section}
            onRestored={(restored) => {
              onRestored(restored);
              close();
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Versions({ page, section, onRestored }: SectionHistoryProps) {
  const { id, version } = section;
  const calls = useOfficeCalls();
  const notify = useNotify();
  const hasChanges = useHasChanges();
  const [confirming, setConfirming] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['content', id, 'versions', version],
    queryFn: () => calls.read(withId(contentPaths.versions, id), earlierVersions),
  });
  async function restore(earlier: number) {
    const url = withId(contentPaths.restore, id);
    const body = { version, restore: earlier };
    onRestored(await calls.send('POST', url, { body, response: sectionRecord }));
    notify('Restored', { type: 'success' });
  }
  async function restoreAtOnce(earlier: number) {
    try {
      await restore(earlier);
    } catch (rejection) {
      notify(
        rejection instanceof Error ? rejection.message : 'The version was not restored. Try again.',
        { type: 'error' },
      );
    }
  }
  if (error) return <NotLoaded error={error} refetch={refetch} />;
  if (!data) return <p>Loading...</p>;
  const [newest] = data.data;
  if (!newest) return <p>No changes yet. {savedText(section)}.</p>;
  return (
    <>
      <Typography component="h3" sx={{ mt: 1, fontWeight: 600 }}>
        Version {version}, on the site now
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {savedText(section)}
      </Typography>
      <ChangeList changes={contentChanges(id, newest.content, section.content)} />
      <List>
        {data.data.map((earlier, at) => (
          <Version
            key={earlier.version}
            page={page}
            section={section}
            earlier={earlier}
            before={data.data[at + 1]}
            onRestore={() =>
              hasChanges ? setConfirming(earlier.version) : void restoreAtOnce(earlier.version)
            }
          />
        ))}
      </List>
      {confirming === null ? null : (
        <ConfirmDialog
          title={`Restore version ${confirming}`}
          submitText="Restore"
          text="What you typed since the last save will be lost."
          send={() => restore(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}
