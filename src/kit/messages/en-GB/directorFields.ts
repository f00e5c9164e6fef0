export const directorFields = {
  legend: (position: number, total: number): string => `Director ${position} of ${total}`,
  /** In the error summary. */
  shortName: (position: number): string => `Director ${position}`,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  sameAddress: 'Same address as the business',
  mail: 'Personal mail',
  landlineNo: 'Landline No.',
  mobileNo: 'Mobile No.',
  add: 'Add another director',
  full: (max: number): string => `You can enter up to ${max} directors`,
};
