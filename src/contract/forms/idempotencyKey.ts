/** Header of the three submissions (account, job application, contact) with a UUID made when the form is opened: a repeated key gets the first answer and has no further effect. */
export const idempotencyKeyHeader = 'idempotency-key';
