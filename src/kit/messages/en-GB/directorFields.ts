export const directorFields = {
  legend: (position: number, total: number): string => `Director ${position} of ${total}`,
  /** In the error summary. */
  shortName: (position: number): string => `Director ${position}`,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  sameAddress: 'Same address as the business',
  /** Below it while there is no such address; then the address stands there. */
  noAddress: 'Fill in the address of the business above',
  mail: 'Personal mail',
  landlineNo: 'Landline No.',
  mobileNo: 'Mobile No.',
  add: 'Add another director',
  full: (max: number): string => `You can enter up to ${max} directors`,
};
