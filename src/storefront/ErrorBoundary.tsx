import { Component, type ReactNode } from 'react';
import { paths } from './navigation/paths.ts';
import { SomethingWentWrong } from './screens/Error/SomethingWentWrong.tsx';

/**
 * Catches what a screen throws while rendering and goes to the error page (specification, section 4). It loads that page afresh, since nothing is
 * known of the state the application is in. Where it cannot, without a network or when the error page itself failed, it says the same, until another
 * place is gone to.
 */
export class ErrorBoundary extends Component<{ /** The entry of the history. */ place: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ place }: { place: string }): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- once per place
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    if (navigator.onLine && window.location.pathname !== paths.error) window.location.assign(paths.error);
  }

  override render(): ReactNode {
    return this.state.failed ? <SomethingWentWrong /> : this.props.children;
  }
}
