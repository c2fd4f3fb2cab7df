import Typography from '@mui/material/Typography';

interface QueryResult<Data> {
  data?: Data | undefined;
  isError: boolean;
}

interface QueryStateProps<Data> {
  result: QueryResult<Data>;
  loadingText: string;
  errorText: string;
  emptyText?: string;
  /** Whether there is nothing to show. By default, true for an empty list. */
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => React.ReactNode;
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** Renders a query's result. Data stays visible after a later fetch fails. */
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
