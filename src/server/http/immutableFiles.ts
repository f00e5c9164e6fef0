/** How the files of a build are served: their names change with their content, so browsers may cache them for ever. */
export const immutableFiles = {
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
} as const;
