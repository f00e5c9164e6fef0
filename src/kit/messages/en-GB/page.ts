/** What stands on every page. */

export const link = {
  newTab: '(opens in a new tab)',
};

export const button = {
  loading: '(working)',
};

export const skipLink = {
  label: 'Skip to content',
};

export const spinner = {
  loading: 'Loading…',
};

export const header = {
  contacts: 'Contact',
  newTab: '(opens in a new tab)',
};

export const navigationList = {
  label: 'Main',
};

export const banner = {
  landmark: 'Announcement',
};

export const messagingButton = {
  landmark: 'Messaging',
  label: 'Message us (opens in a new tab)',
};
