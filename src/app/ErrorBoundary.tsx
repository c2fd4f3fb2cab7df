import { Component } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

interface ErrorBoundaryProps {
  /** What stands in; by default a text and a button that loads the page anew. */
  fallback?: React.ReactNode;
  children: React.ReactNode;
}

type State = { status: 'whole' } | { status: 'broken' };

const Notice = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: theme.layout.textWidth,
  margin: '0 auto',
  padding: theme.spacing(10, 2.5),
}));

const Title = styled('h1')(({ theme }) => theme.typography.h2);

/** What a visitor sees in place of a page that broke, or whose files did not arrive. */
export function BrokenPage() {
  return (
    <Notice role="alert">
      <Title>This page did not load</Title>
      <p>Something went wrong on the way here. Check your connection and load the page again.</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </Notice>
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
