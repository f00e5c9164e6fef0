import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/** A request's logger that is only made when the request logs something of its own, which one in thousands does. */
class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  get level(): string {
    return this.#logger.level;
  }

  child(...call: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger.child(...call);
  }

  fatal(...call: [unknown]): void {
    this.#logger.fatal(...call);
  }
  error(...call: [unknown]): void {
    this.#logger.error(...call);
  }
  warn(...call: [unknown]): void {
    this.#logger.warn(...call);
  }
  info(...call: [unknown]): void {
    this.#logger.info(...call);
  }
  debug(...call: [unknown]): void {
    this.#logger.debug(...call);
  }
  trace(...call: [unknown]): void {
    this.#logger.trace(...call);
  }
  silent(...call: [unknown]): void {
    this.#logger.silent(...call);
  }
}

export function requestLogger(parent: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger {
  return new RequestLogger(parent, bindings, options);
}
