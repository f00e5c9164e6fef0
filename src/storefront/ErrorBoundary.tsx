import { Component, type ReactNode } from 'react';
import { paths } from '../contract/pages.ts';
import { sharedWords } from './words.ts';

/** Props of {@link ErrorBoundary}. */
interface ErrorBoundaryProps {
  /** The entry of the history. */
  place: string;
  /** Goes to the error page. */
  onError: () => void;
  children: ReactNode;
}

/**
 * Catches errors of a screen's rendering and goes to the error page (specification, section 4). It does not load that page afresh: a fresh load of it leads
 * home, and the visitor would never read about the error. When the error page itself fails it shows its heading, until the visitor goes to another page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- once per place
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>{sharedWords.wentWrong}</h1>
        <a href={paths.home}>{sharedWords.goHome}</a>
      </main>
    );
  }
}
