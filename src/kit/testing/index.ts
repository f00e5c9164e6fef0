export { kitTesting, type KitTesting } from './kitTesting.ts';
export type { Answer, Answers, Queries, Scope, TestingTools } from './tools.ts';
