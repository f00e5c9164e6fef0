/** The one way from the server to the demo. A shop with a range of its own never goes it. */

/** Loads the demo. */
export const loadDemo = () => import('../demo/index.ts');
