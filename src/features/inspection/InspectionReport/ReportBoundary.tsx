import { Component, Fragment } from 'react';
import { BrokenReport } from './BrokenReport';

interface State {
  isBroken: boolean;
  /** How often the report was shown. */
  attempt: number;
  wasRemounted: boolean;
}

/** The DOM is not as React left it, because a translator or an extension changed it. */
const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Shows a way out where the report throws while it renders. Changes of the DOM by others may break
 * it once, so then it is mounted again without a word.
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
