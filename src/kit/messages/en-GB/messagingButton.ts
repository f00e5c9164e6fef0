export const messagingButton = { landmark: 'Messaging', label: 'Message us (opens in a new tab)' };
