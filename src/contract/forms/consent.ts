/** Evidence of the consent. The server adds its own time and the connection's address. */
export interface Consent {
  termsAccepted: boolean;
  /** ISO 8601, by the visitor's clock. */
  termsAcceptedAt: string;
  /** The visitor's IP address by a public look-up service; empty when the look-up failed. */
  ipAddress: string;
}
