import { Component } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ErrorBoundaryProps {
  /** Rendered after an error. By default, a message with a reload button. */
  fallback?: React.ReactNode;
  children: React.ReactNode;
}

type State = { status: 'whole' } | { status: 'broken' };

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

/** Catches errors in rendering, and renders `fallback` instead. A new `key` makes it try again. */
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
