/** Values of a director, and their summary in one line, without a screen. */

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

/** An address of which nothing is known yet, with its fields in the order they are written. */
const emptyAddress: AddressValues = { address1: '', address2: '', city: '', county: '', postCode: '' };

/** A director of whom nothing is known yet. */
export const emptyDirector: DirectorValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  sameAddress: false,
  ...emptyAddress,
  mail: '',
  landlineNo: '',
  mobileNo: '',
};

const joined = (parts: readonly (string | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

/** An address in one line, without its unknown parts: "Unit 7, Packhorse Lane, Manchester, M12 0ZX". */
export function addressLine(address: Partial<AddressValues>): string {
  return joined(
    Object.keys(emptyAddress).map((part) => address[part as keyof AddressValues]),
    ', ',
  );
}

/** A director in one line, for when the fields are hidden: "Ada Fairhurst, ada@example.co.uk". */
export function directorLine({ firstName, lastName, mail }: Partial<DirectorValues>): string {
  return joined([joined([firstName, lastName], ' '), mail], ', ');
}
