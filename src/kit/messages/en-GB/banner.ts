export const banner = {
  landmark: 'Announcement',
};
