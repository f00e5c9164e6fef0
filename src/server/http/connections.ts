/** The connections of a server: bounds their number and the time in which they read their answers, and knows which of them a stop need not wait for. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../security/visitorAddress.ts';
import { requestRefused } from '../telemetry/events.ts';

export const connectionLimits = {
  /** Open connections of one address at most; in IPv6, of one household. A browser opens six. */
  perAddress: 256,
  total: 4_096,
  /** Answers that a connection may ask for before it has read the first. Browsers ask for one. */
  answersAhead: 16,
  /** How long an answer may take to be read, in milliseconds, from its first byte on. */
  readWithinMs: 60_000,
};

export type ConnectionLimits = Readonly<typeof connectionLimits>;

/** Time between two looks for unread answers, in milliseconds; shorter at short limits. */
const longestPauseMs = 5_000;

/** Watches the connections of a server. Made before it listens. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #isShared: (address: string) => boolean;
  /** The open answers of each connection, by when they were first seen being sent; undefined while they are still being made. */
  readonly #answers = new Map<Socket, Map<ServerResponse, number | undefined>>();
  readonly #byNetwork = new Map<string, number>();

  /** @param isShared - whether an address is one behind which all visitors may be, as a proxy's; it may have as many connections as there may be in all */
  constructor(server: Server, isShared: (address: string) => boolean, limits: ConnectionLimits = connectionLimits) {
    this.#limits = limits;
    this.#isShared = isShared;
    server.maxConnections = limits.total;
    server.on('connection', (socket) => this.#admit(socket));
    server.on('drop', () => requestRefused.tell({ limit: 'connections' }));
    // Before the request is worked on: all requests of one chunk of bytes come at once, also on a connection that has been ended.
    server.prependListener('request', (request, response) => this.#follow(request.socket, response));
    server.once('listening', () => {
      const watch = setInterval(() => this.#endUnread(), Math.min(longestPauseMs, limits.readWithinMs / 2));
      watch.unref();
      server.once('close', () => clearInterval(watch));
    });
  }

  /** Ends the connections that have not asked for anything, or not finished asking. Those that are being answered go on. */
  closeUnused(): void {
    for (const [socket, answers] of this.#answers) if (answers.size === 0) socket.destroy();
  }

  #admit(socket: Socket): void {
    const { remoteAddress: address = '' } = socket;
    this.#answers.set(socket, new Map());
    const network = this.#isShared(address) ? undefined : networkOf(address);
    if (network !== undefined) this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => {
      this.#answers.delete(socket);
      if (network === undefined) return;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    });
    if (network !== undefined && this.#byNetwork.get(network)! > this.#limits.perAddress) {
      socket.destroy();
      requestRefused.tell({ limit: 'connections-address' });
    }
  }

  #follow(socket: Socket, response: ServerResponse): void {
    const answers = this.#answers.get(socket);
    if (!answers) return;
    answers.set(response, undefined);
    response.once('close', () => answers.delete(response));
    if (answers.size > this.#limits.answersAhead) {
      socket.destroy();
      requestRefused.tell({ limit: 'answers-ahead' });
    }
  }

  #endUnread(): void {
    const now = Date.now();
    for (const [socket, answers] of this.#answers)
      for (const [response, sentSince = now] of answers) {
        if (response.headersSent) answers.set(response, sentSince);
        if (now - sentSince > this.#limits.readWithinMs) socket.destroy();
      }
  }
}
