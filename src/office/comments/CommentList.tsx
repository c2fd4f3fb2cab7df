import { DataTable, Empty, List, SearchInput, TopToolbar } from 'react-admin';
import type { OfficeComment } from '@/contract/office/comments';
import { Activity } from '../audit/Activity';
import { ChoiceFilter } from '../form/ChoiceFilter';
import { namedRows } from '../namedRows';
import { PhoneRows } from '../PhoneRows';
import { RowLink } from '../RowLink';
import { useIsPhone } from '../useIsPhone';
import { choicesOf, commentStateWords, timeWords } from '../words';
import { StatusChip } from '../status/StatusChip';
import { commentStatus } from '../status/statuses';
import { CommentActions } from './CommentActions';
import { authorOf, workOf } from './commentWords';
import { ModerationSwitch } from './ModerationSwitch';

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="Status"
    choices={choicesOf(commentStateWords)}
    alwaysOn
  />,
];

const Column = DataTable.Col<OfficeComment>;

const titleOf = (comment: OfficeComment) => `${authorOf(comment)}, ${comment.company_name}`;
const rows = namedRows(titleOf);

const actions = (
  <TopToolbar>
    <ModerationSwitch />
  </TopToolbar>
);

const textsOf = (comment: OfficeComment) => ({
  primary: titleOf(comment),
  secondary: comment.description,
  statuses: [commentStatus[comment.state]],
});

/** The switch is shown even before there are comments. */
const empty = (
  <>
    {actions}
    <Empty hasCreate={false} />
  </>
);

/** Visitors' comments, newest first: choose some, then approve, hide or delete them. */
export function CommentList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      actions={actions}
      empty={empty}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      {isPhone ? (
        <PhoneRows<OfficeComment> textsOf={textsOf} actions={<CommentActions />} />
      ) : (
        <DataTable<OfficeComment>
          rowClick="show"
          bulkActionButtons={<CommentActions />}
          body={rows}
        >
          <Column
            source="created_at"
            label="Received"
            render={({ created_at }) => timeWords(created_at)}
          />
          <Column label="From" render={(comment) => <RowLink>{authorOf(comment)}</RowLink>} />
          <Column label="Position, company" render={workOf} />
          <Column
            label="Comment"
            render={({ description }) => description}
            sx={{ maxWidth: 480, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          />
          <Column label="Status" render={({ state }) => <StatusChip {...commentStatus[state]} />} />
        </DataTable>
      )}
      <Activity resource="comments" />
    </List>
  );
}
