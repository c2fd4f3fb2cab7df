import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { OfficeComment } from '@/contract/office/comments';
import type { Lead } from '@/contract/office/leads';
import { useCommentAction } from '../comments/useCommentAction';
import { requestText, senderText } from '../leads/leadText';
import { listPath } from '../listPath';
import { timestampText } from '../carrierTime';
import { leadKindLabels } from '../labels';
import { maxRows } from './DefectQueue';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from '../data/pollInterval';

const options = { refetchInterval: pollInterval };
const pagination = { page: 1, perPage: maxRows };

/** New leads, the longest wait first. */
export function WaitingLeads() {
  const { data, total, error, refetch } = useGetList<Lead>(
    'leads',
    { filter: { state: 'new' }, sort: { field: 'received_at', order: 'ASC' }, pagination },
    options,
  );
  const to = listPath('leads', { state: 'new' });
  return (
    <QueueSection
      title="Waiting for a reply"
      noun="lead"
      to={to}
      total={total}
      error={error}
      refetch={refetch}
    >
      {data?.map((lead) => (
        <QueueRow
          key={lead.id}
          title={<Link to={`/leads/${lead.id}/show`}>{senderText(lead)}</Link>}
          text={requestText(lead)}
          detail={`${leadKindLabels[lead.kind]} · ${timestampText(lead.received_at)}`}
        >
          <Button size="small" variant="outlined" component={Link} to={`/leads/${lead.id}/show`}>
            Reply
          </Button>
        </QueueRow>
      ))}
    </QueueSection>
  );
}

function CommentActions({ id, who }: { id: number; who: string }) {
  const act = useCommentAction();
  return (
    <>
      <Button
        size="small"
        aria-label={`Publish the comment of ${who}`}
        onClick={() => void act('approve', id)}
      >
        Publish
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Hide the comment of ${who}`}
        onClick={() => void act('hide', id)}
      >
        Hide
      </Button>
    </>
  );
}

export function WaitingComments() {
  const { data, total, error, refetch } = useGetList<OfficeComment>(
    'comments',
    { filter: { state: 'waiting' }, sort: { field: 'created_at', order: 'ASC' }, pagination },
    options,
  );
  const to = listPath('comments', { state: 'waiting' });
  return (
    <QueueSection
      title="Comments to publish"
      noun="comment"
      to={to}
      total={total}
      error={error}
      refetch={refetch}
    >
      {data?.map((comment) => {
        const who = `${comment.first_name} ${comment.last_name}`;
        return (
          <QueueRow
            key={comment.id}
            title={`${who}, ${comment.company_name}`}
            text={comment.description}
            detail={timestampText(comment.created_at)}
          >
            <CommentActions id={comment.id} who={who} />
          </QueueRow>
        );
      })}
    </QueueSection>
  );
}
