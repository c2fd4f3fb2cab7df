import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEditContext, useListContext, useShowContext } from 'react-admin';

interface NotLoadedProps {
  /** Null or undefined if nothing failed. */
  error: Error | null | undefined;
  refetch: () => unknown;
}

/** Says that the server could not be asked, in place of what it would have said, and asks again. */
export function NotLoaded({ error, refetch }: NotLoadedProps) {
  if (!error) return null;
  return (
    <Alert
      severity="error"
      role="alert"
      action={<Button onClick={() => refetch()}>Try again</Button>}
    >
      {error.message}
    </Alert>
  );
}

function ListNotLoaded() {
  const { error, refetch } = useListContext();
  return <NotLoaded error={error} refetch={refetch} />;
}

function ShowNotLoaded() {
  const { error, refetch } = useShowContext();
  return <NotLoaded error={error} refetch={refetch} />;
}

function EditNotLoaded() {
  const { error, refetch } = useEditContext();
  return <NotLoaded error={error} refetch={refetch} />;
}

/** react-admin's own notification would say the same again, or that the record does not exist. */
const queryOptions = { onError: () => undefined };

/** For the theme: every list, record and form of react-admin says so in place of its contents. */
export const notLoadedInPages = {
  RaList: { defaultProps: { error: <ListNotLoaded />, queryOptions } },
  RaShow: { defaultProps: { error: <ShowNotLoaded />, queryOptions } },
  RaEdit: { defaultProps: { error: <EditNotLoaded /> } },
};
