import type { TextDefinitions } from './fieldDefinitions.ts';
import { optionalLine, requiredLine } from './sharedFields.ts';
import { normalisePostCode, postCodeWarning } from './identifiers.ts';

export const addressFields = {
  address1: { label: 'Address 1', rule: requiredLine('Address 1 is required') },
  address2: { label: 'Address 2', rule: optionalLine },
  city: { label: 'City', rule: optionalLine },
  county: { label: 'County', rule: optionalLine },
  postCode: { label: 'Post code', rule: optionalLine, tidy: normalisePostCode, warn: postCodeWarning },
} as const satisfies TextDefinitions;
