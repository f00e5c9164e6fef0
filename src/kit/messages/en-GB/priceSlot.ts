export const priceSlot = {
  short: 'Price on registration',
  title: 'Trade prices need registration',
  explanation: 'Pricing and ordering open once your business account is approved.',
  register: 'Register your business',
  notify: 'Tell me when prices open',
};
