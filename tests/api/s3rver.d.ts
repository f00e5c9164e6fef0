/** Types for the parts of s3rver that the tests use; it has none of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    /** 0 asks the operating system for a free port. */
    port: number;
    address: string;
    silent: boolean;
    /** Folder of the objects. */
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  /** A server with the S3 protocol. It knows one user, whose access key and secret are both "S3RVER". */
  export default class S3rver {
    constructor(options: Options);
    /** Listens. */
    run(): Promise<AddressInfo>;
  }
}
