/** The parts of the server tell events by Node's `diagnostics_channel` and know nothing of metrics. Without a listener that costs a comparison. */
import { channel } from 'node:diagnostics_channel';

class EventKind<Event extends object> {
  readonly #channel;

  constructor(name: string) {
    this.#channel = channel(`shop.${name}`);
  }

  tell(event: Event): void {
    if (this.#channel.hasSubscribers) this.#channel.publish(event);
  }

  listen(onEvent: (event: Event) => void): () => void {
    const listener = (event: unknown) => onEvent(event as Event);
    this.#channel.subscribe(listener);
    return () => {
      this.#channel.unsubscribe(listener);
    };
  }
}

export interface MeasuredQueue {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
}

export const cacheAsked = new EventKind<{ readonly cache: 'pages' | 'answers'; readonly isHit: boolean }>('cache');

/** A queue did a piece of work, well or not. */
export const workDone = new EventKind<{ readonly queue: MeasuredQueue; readonly seconds: number }>('work');

export const requestRefused = new EventKind<{ readonly limit: string }>('refusal');

/** A mail server, or the folder in its place, took a mail or did not. */
export const mailAttempted = new EventKind<{ readonly isSent: boolean }>('mail');
