/** The parts of the multipart body of `POST business/accountForm`: one with all values, and one for each file. */

export const bodyPart = 'body';

/** The business's two proofs of address; each director has one more. */
export const businessProofParts = ['business.proofAddress1', 'business.proofAddress2'] as const;

export const businessProofLabels: Readonly<Record<(typeof businessProofParts)[number], string>> = {
  'business.proofAddress1': 'Proof of address 1',
  'business.proofAddress2': 'Proof of address 2',
};

export function directorProofPart(index: number): string {
  return `directors[${index}].proofAddress`;
}
