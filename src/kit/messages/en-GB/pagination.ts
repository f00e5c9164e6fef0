export const pagination = {
  label: 'Pagination',
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous',
  previousLabel: 'Previous page',
  next: 'Next',
  nextLabel: 'Next page',
  firstLabel: 'First page',
  lastLabel: 'Last page',
  status: (page: number, total: number): string => `Page ${page} of ${total}`,
};
