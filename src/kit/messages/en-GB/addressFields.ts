export const addressFields = {
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  county: 'County',
  postCode: 'Post code',
};
