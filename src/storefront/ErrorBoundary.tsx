import { Component, type ReactNode } from 'react';
import { paths } from './navigation/paths.ts';

/**
 * Catches what a screen throws while rendering and goes to the error page (specification, section 4). It loads that page afresh, since nothing is
 * known of the state the application is in.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    if (window.location.pathname !== paths.error) window.location.assign(paths.error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
