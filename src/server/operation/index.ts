export type { DatabaseFacts, ServerFacts } from './facts.ts';
