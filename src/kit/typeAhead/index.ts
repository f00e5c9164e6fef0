export { createTypeAhead, findByTyping, isLetter } from './typeAhead.ts';
