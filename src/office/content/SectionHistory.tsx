import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { withId } from '@/contract/calls';
import { contentPaths, earlierVersions, sectionRecord } from '@/contract/office/content/calls';
import type { EarlierVersion, SectionRecord } from '@/contract/office/content/calls';
import { NotLoaded } from '../layout/NotLoaded';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { useHasChanges } from '../form/useHasChanges';
import { useOfficeCalls } from '../useOfficeCalls';
import { timeWords } from '../words';

interface SectionHistoryProps {
  section: SectionRecord;
  onRestored: (section: SectionRecord) => void;
}

const savedWords = ({ saved_at: at, saved_by: by }: EarlierVersion) =>
  at === null || by === null ? 'From the beginning' : `Saved ${timeWords(at)} by ${by}`;

/** The earlier versions of the form's section, each with 'Restore'. */
export function SectionHistory({ section, onRestored }: SectionHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        History
      </Button>
      <Dialog open={isOpen} onClose={close} aria-label="History" fullWidth>
        <DialogTitle sx={{ px: 3, pt: 3 }}>History</DialogTitle>
        <DialogContent>
          <Versions
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

function Versions({ section: { id, version }, onRestored }: SectionHistoryProps) {
  const calls = useOfficeCalls();
  const notify = useNotify();
  const hasChanges = useHasChanges();
  const [asked, setAsked] = useState<number | null>(null);
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
      notify(rejection instanceof Error ? rejection.message : 'Not restored.', { type: 'error' });
    }
  }
  if (error) return <NotLoaded error={error} refetch={refetch} />;
  if (!data) return <p>Loading...</p>;
  if (data.data.length === 0) return <p>Nothing was changed yet.</p>;
  return (
    <List>
      {data.data.map((earlier) => (
        <ListItem
          key={earlier.version}
          secondaryAction={
            <Button
              variant="outlined"
              aria-label={`Restore version ${earlier.version}`}
              onClick={() =>
                hasChanges ? setAsked(earlier.version) : void restoreAtOnce(earlier.version)
              }
            >
              Restore
            </Button>
          }
        >
          <ListItemText primary={`Version ${earlier.version}`} secondary={savedWords(earlier)} />
        </ListItem>
      ))}
      {asked === null ? null : (
        <ConfirmDialog
          title={`Restore version ${asked}`}
          submitText="Restore"
          text="What you typed since the last save will be lost."
          send={() => restore(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </List>
  );
}
