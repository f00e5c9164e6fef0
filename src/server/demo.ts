/** The server's only import of the demo. A shop with a range of its own loads only the demo's index, which lists its generators. */

export const loadDemo = () => import('../demo/index.ts');

/** The generators of the demo's pictures, by name; the code of the drawings is loaded with the first picture. */
export const loadDemoGenerators = async () => (await loadDemo()).pictureGenerators;
