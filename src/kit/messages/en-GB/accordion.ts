export const accordion = { showAll: 'Show all sections', showOne: 'Show one section at a time' };
