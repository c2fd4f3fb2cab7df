import { DataTable } from 'react-admin';
import type { OfficeComment } from '@/contract/office/comments';
import { Activity } from '../audit/Activity';
import type { ListFilter } from '../list/listFilters';
import { ListRows } from '../list/ListRows';
import type { ListView } from '../list/ListViews';
import { OfficeList } from '../list/OfficeList';
import { RelativeTime } from '../list/RelativeTime';
import { RowLink } from '../list/RowLink';
import { StatusChip } from '../status/StatusChip';
import { commentStatus } from '../status/statuses';
import { toChoices, commentStateLabels } from '../labels';
import { useIsPhone } from '../useIsPhone';
import { CommentActions } from './CommentActions';
import { getAuthorName, authorPositionText } from './commentAuthor';
import { ModerationSwitch } from './ModerationSwitch';
import { useCommentAction } from './useCommentAction';

const views: readonly ListView[] = [
  { label: 'All', filter: {} },
  ...(['waiting', 'shown', 'hidden'] as const).map((state) => ({
    label: commentStateLabels[state],
    filter: { state },
  })),
];

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'state', label: 'Status', choices: toChoices(commentStateLabels) },
];

const Column = DataTable.Col<OfficeComment>;

const getTexts = (comment: OfficeComment) => ({
  primary: `${getAuthorName(comment)}, ${comment.company_name}`,
  secondary: comment.description,
  aside: <RelativeTime at={comment.created_at} />,
  statuses: [commentStatus[comment.state]],
});

export function CommentList() {
  const act = useCommentAction();
  const isPhone = useIsPhone();
  const getActions = ({ id, state }: OfficeComment) => [
    ...(state === 'shown'
      ? []
      : [{ label: 'Publish', letter: 'P', onSelect: () => void act('approve', id) }]),
    ...(state === 'hidden'
      ? []
      : [{ label: 'Hide', letter: 'H', onSelect: () => void act('hide', id) }]),
  ];
  return (
    <OfficeList<OfficeComment>
      sort={{ field: 'created_at', order: 'DESC' }}
      views={views}
      filters={filters}
      // A phone has no space for the switch next to the page's title.
      {...(isPhone ? { actions: <ModerationSwitch /> } : { primary: <ModerationSwitch /> })}
      below={<Activity resource="comments" />}
    >
      <ListRows<OfficeComment>
        getTexts={getTexts}
        getActions={getActions}
        rowClick="show"
        bulkActions={<CommentActions />}
      >
        <Column
          source="created_at"
          label="Received"
          render={({ created_at }) => <RelativeTime at={created_at} />}
        />
        <Column label="From" render={(comment) => <RowLink>{getAuthorName(comment)}</RowLink>} />
        <Column label="Position, company" render={authorPositionText} />
        <Column
          label="Comment"
          render={({ description }) => description}
          cellClassName="flexible"
          sx={{ maxWidth: 480, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        />
        <Column label="Status" render={({ state }) => <StatusChip {...commentStatus[state]} />} />
      </ListRows>
    </OfficeList>
  );
}
