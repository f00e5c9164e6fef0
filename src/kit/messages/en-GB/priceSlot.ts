export const priceSlot = {
  short: 'Price on registration',
  title: 'Price on registration',
  /** Below the title. Empty: nothing more to say. */
  explanation: '',
  register: 'Register your business',
  notify: 'Tell me when prices go live',
};
