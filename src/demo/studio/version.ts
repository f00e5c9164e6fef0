/**
 * Version of the studio's drawings. It is raised with every change that shows in a picture, so that pictures made before are made anew;
 * `version.test.ts` notices one that was forgotten.
 */
export const studioVersion = 13;
