import { Component } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ErrorBoundaryProps {
  /**
   * Rendered instead of the children after an error. The default is a message and a reload button.
   */
  fallback?: React.ReactNode;
  children: React.ReactNode;
}

type State = { status: 'whole' } | { status: 'broken' };

/** Replaces a page that threw or whose files failed to load. */
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
 * Catches errors from rendering and from chunks that fail to load, so that the page is never blank.
 * A new `key`, for example after a route change, makes the boundary try again.
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
