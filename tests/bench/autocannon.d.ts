/** Types for the parts of autocannon that the benchmarks use; it has none of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    path?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Options {
    url: string;
    /** Connections held open, one request at a time on each. */
    connections: number;
    /** Requests in all. */
    amount?: number;
    /** Seconds, where no amount is given. */
    duration?: number;
    /** Requests per second by all connections together; as many as are answered where it is left out. */
    overallRate?: number;
    /** Seconds that an answer may take. */
    timeout?: number;
    /** Milliseconds between two checks whether all is done. */
    sampleInt?: number;
    headers?: Record<string, string>;
    requests: Request[];
  }

  /** Starts at once. Emits `response` (client, status, bytes, milliseconds) and calls back at the end. */
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: { errors: number; timeouts: number }) => void,
  ): EventEmitter;
}
