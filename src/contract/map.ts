/** Page and content security policy must agree on it. Its addresses: https://wiki.openstreetmap.org/wiki/Export (`export/embed.html`). */

/** Origin of the service: the only one that frames may come from. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Half the height and width of the area shown around a place, in degrees. */
const reach = { latitude: 0.0035, longitude: 0.009 };

/** Address of the frame that shows a place, in degrees (WGS 84). */
export function mapFrame(latitude: number, longitude: number): string {
  const box = [longitude - reach.longitude, latitude - reach.latitude, longitude + reach.longitude, latitude + reach.latitude];
  const parameters = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${parameters.toString()}`;
}

export function mapPage(latitude: number, longitude: number): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
