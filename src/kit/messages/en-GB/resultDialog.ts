export const resultDialog = { success: 'Success', failure: 'Failed', close: 'Close' };
