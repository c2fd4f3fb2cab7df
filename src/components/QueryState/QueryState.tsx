import Typography from '@mui/material/Typography';

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
  if (data === undefined && isError) {
    return (
      <Typography variant="inherit" role="alert" color="error" sx={{ paddingBlock: 3 }}>
        {errorText}
      </Typography>
    );
  }
  if (data === undefined || (emptyText !== undefined && isEmpty(data))) {
    return (
      <Typography
        variant="inherit"
        role={data === undefined ? 'status' : undefined}
        color="textSecondary"
        sx={{ paddingBlock: 3 }}
      >
        {data === undefined ? loadingText : emptyText}
      </Typography>
    );
  }
  return children(data);
}
