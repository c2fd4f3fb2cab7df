import { Component, Fragment } from 'react';
import { BrokenReport } from './BrokenReport';

interface State {
  isBroken: boolean;
  attempt: number;
  wasRemounted: boolean;
}

/** Whether React failed to update the DOM because a translator or a browser extension had changed it. */
const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Shows `BrokenReport` if the report's rendering throws an error. After a foreign change to the DOM, it mounts the
 * report once more without a message.
 */
export class ReportBoundary extends Component<{ children: React.ReactNode }, State> {
  override state: State = { isBroken: false, attempt: 1, wasRemounted: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    if (!isForeignChange(error) || this.state.wasRemounted) return;
    this.setState({ wasRemounted: true });
    this.showAgain();
  }

  private readonly showAgain = () => {
    this.setState(({ attempt }) => ({ isBroken: false, attempt: attempt + 1 }));
  };

  override render() {
    const { isBroken, attempt } = this.state;
    if (isBroken) return <BrokenReport isFirst={attempt === 1} onOpenAgain={this.showAgain} />;
    return <Fragment key={attempt}>{this.props.children}</Fragment>;
  }
}
