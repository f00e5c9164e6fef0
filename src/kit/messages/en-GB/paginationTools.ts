export const paginationTools = {
  pageSize: 'Items per page',
  jump: 'Go to page',
  /** On the button beside the field. */
  goShort: 'Go',
  /** Its name, with the digits that are typed. */
  go: (page: string): string => (page ? `Go to page ${page}` : 'Go'),
};
