import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { commentPaths, moderation, type Moderation } from '@/contract/office/comments';
import { useOfficeCalls } from '../useOfficeCalls';

const queryKey = ['moderation'];

/** The switch for moderation: while it is on, new comments wait until somebody approves them. */
export function ModerationSwitch() {
  const calls = useOfficeCalls();
  const notify = useNotify();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => calls.read(commentPaths.moderation, moderation),
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Moderation) =>
      calls.send('PATCH', commentPaths.moderation, { body: wanted, response: moderation }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError: (error) => {
      notify(error.message, { type: 'error' });
      void client.invalidateQueries({ queryKey });
    },
  });
  if (!data) return null;
  return (
    <FormControlLabel
      label="New comments wait for approval"
      control={
        <Switch
          // Shows the new value while it is being saved.
          checked={isPending ? variables.moderation : data.moderation}
          // Not disabled, because a disabled switch would lose the focus.
          slotProps={{ input: { 'aria-disabled': isPending } }}
          onChange={(_event, checked) => {
            if (!isPending) mutate({ ...data, moderation: checked });
          }}
        />
      }
    />
  );
}
