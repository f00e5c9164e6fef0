export const mapPicture = {
  showMap: 'Show interactive map',
  showPicture: 'Show the drawing',
  openMap: 'Open the map service',
  unreachable: 'The map service is not answering. Please try again later.',
  privacy: 'Loads a map from an outside service.',
};
