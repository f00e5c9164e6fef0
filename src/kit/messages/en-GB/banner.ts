export const banner = { landmark: 'Announcement', dismiss: 'Close announcement' };
