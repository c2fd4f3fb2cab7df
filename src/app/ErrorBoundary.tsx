import { Component } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ErrorBoundaryProps {
  /** What stands in; by default a text and a button that loads the page again. */
  fallback?: React.ReactNode;
  children: React.ReactNode;
}

type State = { status: 'whole' } | { status: 'broken' };

/** What a visitor sees in place of a page that broke, or whose files did not arrive. */
export function BrokenPage() {
  return (
    <Container role="alert" maxWidth="md" sx={{ py: 10 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2" component="h1">
          This page did not load
        </Typography>
        <Typography>
          Something went wrong on the way here. Check your connection and load the page again.
        </Typography>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Stack>
    </Container>
  );
}

/**
 * Catches what a render or a chunk that does not arrive throws: the page is never white.
 * Give it a new `key` to try again, as a change of route does.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { status: 'whole' };

  static getDerivedStateFromError(): State {
    return { status: 'broken' };
  }

  override render() {
    const { fallback = <BrokenPage />, children } = this.props;
    return this.state.status === 'broken' ? fallback : children;
  }
}
