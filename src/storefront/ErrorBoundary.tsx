import { Component, type ReactNode } from 'react';
import { paths } from './navigation/paths.ts';
import { SomethingWentWrong } from './screens/Error/SomethingWentWrong.tsx';

/**
 * Catches what a screen throws while rendering and goes to the error page (specification, section 4). It loads that page afresh, since nothing is
 * known of the state the application is in. Where it cannot, without a network or when the error page itself failed, it says the same.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    if (navigator.onLine && window.location.pathname !== paths.error) window.location.assign(paths.error);
  }

  override render(): ReactNode {
    return this.state.failed ? <SomethingWentWrong /> : this.props.children;
  }
}
