import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import type { OfficeComment } from '@/contract/office/comments';
import { InPageHeader } from '../layout/InPageHeader';
import { StatusChip } from '../status/StatusChip';
import { commentStatus } from '../status/statuses';
import { timestampText } from '../carrierTime';
import { authorPositionText } from './commentAuthor';
import { useCommentAction } from './useCommentAction';

function Parts() {
  const comment = useRecordContext<OfficeComment>();
  const act = useCommentAction();
  if (!comment) return null;
  const { id, state } = comment;
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <InPageHeader slot="status">
        <StatusChip {...commentStatus[state]} />
      </InPageHeader>
      <InPageHeader>
        {state === 'hidden' ? null : (
          <Button variant="outlined" onClick={() => void act('hide', id)}>
            Hide
          </Button>
        )}
        {state === 'shown' ? null : (
          <Button onClick={() => void act('approve', id)}>Publish</Button>
        )}
      </InPageHeader>
      <Typography color="textSecondary">
        {authorPositionText(comment)}, {timestampText(comment.created_at)}
      </Typography>
      <Typography sx={{ maxWidth: 720, whiteSpace: 'pre-wrap' }}>{comment.description}</Typography>
    </Stack>
  );
}

export function CommentShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Parts />
      </SimpleShowLayout>
    </Show>
  );
}
