export const tableOfContents = { title: 'On this page' };
