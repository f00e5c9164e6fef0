export const mapPicture = {
  showMap: 'Show interactive map',
  showPicture: 'Show the drawing',
  openMap: 'Open the map service',
  unreachable: 'The map service cannot be reached at the moment. The drawing shows where we are; please try again later.',
  privacy: 'The interactive map comes from another service, which then learns your address on the internet. The drawing is ours.',
};
