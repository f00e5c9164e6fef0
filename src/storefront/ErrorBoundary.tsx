import { Component, type ReactNode } from 'react';
import { SomethingWentWrong } from './screens/Error/SomethingWentWrong.tsx';

interface ErrorBoundaryProps {
  /** The entry of the history. */
  place: string;
  onError: () => void;
  children: ReactNode;
}

/**
 * Catches errors of a screen's rendering and goes to the error page (specification, section 4). It does not load that page afresh: a fresh load of it leads
 * home, and the visitor would never read about the error. When the error page itself fails it shows the same words, until the visitor goes to another page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps, { failed }: { failed: boolean }): void {
    // A screen whose code and data were there before fails in the very update that brings its place: that failure stays.
    // oxlint-disable-next-line react/no-did-update-set-state -- once per place
    if (failed && this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? <SomethingWentWrong /> : this.props.children;
  }
}
