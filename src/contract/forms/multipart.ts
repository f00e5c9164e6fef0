/** The parts of the multipart body of `POST business/accountForm`: one with all values, and one for each file. */

/** Name of the part with the form's values as JSON. */
export const bodyPart = 'body';

/** Names of the file parts: the business's two proofs of address, and one for each director. */
export const businessProofParts = ['business.proofAddress1', 'business.proofAddress2'] as const;

/** Labels of the business's proofs. */
export const businessProofLabels: Readonly<Record<(typeof businessProofParts)[number], string>> = {
  'business.proofAddress1': 'Proof of address 1',
  'business.proofAddress2': 'Proof of address 2',
};

/** Name of the file part with a director's proof of address. */
export function directorProofPart(index: number): string {
  return `directors[${index}].proofAddress`;
}
