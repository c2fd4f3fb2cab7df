import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, SimpleShowLayout, useRecordContext } from 'react-admin';
import type { OfficeComment } from '@/contract/office/comments';
import { StatusChip } from '../status/StatusChip';
import { commentStatus } from '../status/statuses';
import { timestampText } from '../labels';
import { authorOf, workOf } from './commentAuthor';

function Parts() {
  const comment = useRecordContext<OfficeComment>();
  if (!comment) return null;
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <div>
        <Typography variant="h2">{authorOf(comment)}</Typography>
        <Typography color="textSecondary">{workOf(comment)}</Typography>
        <Typography color="textSecondary">{timestampText(comment.created_at)}</Typography>
      </div>
      <div>
        <StatusChip {...commentStatus[comment.state]} />
      </div>
      <Typography sx={{ maxWidth: 720, whiteSpace: 'pre-wrap' }}>{comment.description}</Typography>
    </Stack>
  );
}

/** One visitor's comment. It is approved, hidden or deleted in the list. */
export function CommentShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <Parts />
      </SimpleShowLayout>
    </Show>
  );
}
