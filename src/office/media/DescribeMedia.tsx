import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { HttpError, TextInput, useNotify, useRefresh } from 'react-admin';
import { withId } from '@/contract/calls';
import { media as mediaSchema, mediaPaths, type Media } from '@/contract/office/media';
import { Activity } from '../audit/Activity';
import { FormDialog } from '../form/FormDialog';
import { useOfficeCalls } from '../useOfficeCalls';

interface DescribeMediaProps {
  media: Media;
  onClose: () => void;
}

/** A dialog for the alternative text of a picture or video. */
export function DescribeMedia({ media, onClose }: DescribeMediaProps) {
  /** The file after somebody else's change while the dialog was open. */
  const [newer, setNewer] = useState<Media | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send({ alternative_text }: { alternative_text: string }) {
    const body = { alternative_text, version: (newer ?? media).version };
    try {
      const url = withId(mediaPaths.record, media.id);
      await calls.send('PATCH', url, { body, response: mediaSchema });
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) {
        setNewer((await calls.getOne<Media>('media', { id: media.id })).data);
      }
      throw error;
    }
    notify('Saved.', { type: 'success' });
    refresh();
  }

  return (
    <FormDialog
      title="Alternative text"
      submitText="Save"
      initial={{ alternative_text: media.alternative_text }}
      send={send}
      onClose={onClose}
    >
      {newer ? (
        <Alert severity="warning">
          It is now: {newer.alternative_text || 'nothing'}. Save again to keep what you typed.
        </Alert>
      ) : null}
      <TextInput
        source="alternative_text"
        label="Alternative text"
        multiline
        helperText="Describes the picture for people who cannot see it"
        parse={(text: string) => text}
      />
      <Activity resource="media" recordId={media.id} />
    </FormDialog>
  );
}
