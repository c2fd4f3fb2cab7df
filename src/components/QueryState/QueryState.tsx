import { styled } from '@mui/material/styles';

/** What a query hook gives, as far as showing it goes. */
interface QueryResult<Data> {
  data?: Data | undefined;
  isError: boolean;
}

interface QueryStateProps<Data> {
  result: QueryResult<Data>;
  loadingText: string;
  /** Shown in red. The caller decides whether the server's own words take its place. */
  errorText: string;
  emptyText?: string;
  /** Whether there is nothing to show; an empty list by default. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => React.ReactNode;
}

const Message = styled('p')(({ theme }) => ({
  padding: theme.spacing(3, 0),
  color: theme.palette.text.secondary,
}));

const Failure = styled(Message)(({ theme }) => ({ color: theme.palette.error.main }));

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** The four states of what comes from the server: loading, failed, empty, full. Data once had stays shown. */
export function QueryState<Data>({
  result: { data, isError },
  loadingText,
  errorText,
  emptyText,
  isEmpty = isEmptyList,
  children,
}: QueryStateProps<Data>) {
  if (data === undefined) {
    return isError ? (
      <Failure role="alert">{errorText}</Failure>
    ) : (
      <Message role="status">{loadingText}</Message>
    );
  }
  if (emptyText !== undefined && isEmpty(data)) return <Message>{emptyText}</Message>;
  return children(data);
}
