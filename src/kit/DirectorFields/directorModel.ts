/** What is known of a director, and how it is said in one line, without a screen. */

/** A postal address, as typed. */
export interface AddressValues {
  address1: string;
  address2: string;
  city: string;
  county: string;
  postCode: string;
}

/** A director, as typed. */
export interface DirectorValues extends AddressValues {
  firstName: string;
  middleName: string;
  lastName: string;
  mail: string;
  landlineNo: string;
  mobileNo: string;
  /** Lives where the business is; the own address is not asked for then, and what was typed of it is kept. */
  sameAddress?: boolean;
}

/** The fields of an address, in the order they are written. */
const addressParts = ['address1', 'address2', 'city', 'county', 'postCode'] as const satisfies readonly (keyof AddressValues)[];

/** A director of whom nothing is known yet. */
export const emptyDirector: DirectorValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  sameAddress: false,
  address1: '',
  address2: '',
  city: '',
  county: '',
  postCode: '',
  mail: '',
  landlineNo: '',
  mobileNo: '',
};

const joined = (parts: readonly (string | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

/** An address in one line, without what is not known of it: "Unit 7, Packhorse Lane, Manchester, M12 0ZX". */
export function addressLine(address: Partial<AddressValues>): string {
  return joined(
    addressParts.map((part) => address[part]),
    ', ',
  );
}

/** A director in one line, for when the fields are hidden: "Ada Fairhurst, ada@example.co.uk". */
export function directorLine({ firstName, lastName, mail }: Partial<DirectorValues>): string {
  return joined([joined([firstName, lastName], ' '), mail], ', ');
}
