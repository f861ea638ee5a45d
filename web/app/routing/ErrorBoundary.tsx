import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; resetKey?: string };

/**
 * Shows the fallback in place of its children when rendering them fails. A new `resetKey` (another
 * page) gives them another try.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
