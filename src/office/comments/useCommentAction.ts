import { useNotify, useRefresh } from 'react-admin';
import { commentPaths, commentsResponse } from '@/contract/office/comments';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';

const done = { approve: 'On the site.', hide: 'Off the site.' } as const;

/** Returns a function that runs an action on a comment and shows a notification with the outcome. */
export function useCommentAction() {
  const calls = useOfficeCalls();
  const { run } = useReportedCall();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (action: keyof typeof done, id: number) => {
    const body = { ids: [id] };
    await run(async () => {
      await calls.act('comments', commentPaths[action], {
        id: null,
        body,
        response: commentsResponse,
      });
      notify(done[action], { type: 'success' });
    });
    refresh();
  };
}
