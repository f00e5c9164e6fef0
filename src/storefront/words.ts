/** A text as a sentence or a label begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that several screens say alike. Words of one screen are in the `words.ts` of its folder. */
export const sharedWords = {
  home: 'Home',
  allProductsPage: 'All Products',
  /** Of the list without a choice, and of its crumb: header and navigation say "All Products" already. */
  everything: 'Products',
  browse: 'Browse the range',
  tryAgain: 'Try again',
  goHome: 'Go to Home',
  wentWrong: 'Something Went Wrong',
  submit: 'Submit',
  logIn: 'Log in',
  loggedOut: 'You are logged out.',
  myAccount: 'My Account',
  contactUs: 'Contact us',
  aboutThisForm: 'About this form',
  name: 'Name',
  mail: 'Mail',
  password: 'Password',
  nothingFound: 'No products found',
  categories: 'Categories',
  messageUs: 'Message us',
  sizes: (count: number) => `${count}\u00a0sizes`,
  /** Allergens in a row of a list. */
  contains: (allergens: string) => `Contains ${allergens}`,
  mayContain: (allergens: string) => `May contain ${allergens}`,
  noneDeclared: 'No allergens declared',
  notDeclared: 'Allergens not declared',
  anotherBusiness: 'Register another business',
} as const;
