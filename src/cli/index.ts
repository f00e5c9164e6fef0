export { runShop } from './commandLine.ts';
