/** Where this browser stores the products that were looked at. */
export const recentlyViewedKey = 'recentlyViewed';
