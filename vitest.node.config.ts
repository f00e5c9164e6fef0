import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compileCache } from './scripts/become.ts';
import { iconPackage, lightIcons } from './scripts/lightIcons.ts';

/** Tests with databases, which are started and filled: what takes seconds elsewhere takes longer here. Each file has data of its own; the server's code is loaded once. */
const servers = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: 'node',
    isolate: false,
    globalSetup: ['tests/api/globalSetup.ts'],
    // Each load of a catalogue is a thread, which compiles what the last one has compiled.
    env: { NODE_COMPILE_CACHE: compileCache },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include,
  },
});

/** The tests that run in Node; `vitest.config.ts` has them too. Alone they start without Storybook, which takes seconds. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    // Pure functions and fake clocks: no file leaves anything behind, and a process for each would take longer than its tests.
    resolve: { alias: [lightIcons] },
    test: {
      name: 'unit',
      server: { deps: { inline: [iconPackage] } },
      isolate: false,
      environment: 'node',
      // Properties over thousands of random texts take a second; on a busy machine ten.
      testTimeout: 20_000,
      include: ['src/**/*.test.ts', 'design-tokens/**/*.test.ts', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    },
  },
  {
    // One page for all files, which clear what they put on it: to make one for each takes longer than its tests.
    resolve: { alias: [lightIcons] },
    test: {
      name: 'dom',
      isolate: false,
      server: { deps: { inline: [iconPackage] } },
      environment: 'happy-dom',
      // A form with many fields takes a second; on a busy machine ten.
      testTimeout: 60_000,
      setupFiles: ['tests/setup/dom.ts'],
      include: ['src/**/*.test.tsx'],
    },
  },
  servers('api', ['tests/{api,search}/**/*.test.ts']),
  servers('operation', ['tests/operation/**/*.test.ts']),
  // Tests that break servers. Not part of `npm test`: it takes minutes, and wants the machine for itself (`tools/testing/faults.ts`).
  {
    test: {
      name: 'faults',
      environment: 'node',
      globalSetup: ['tests/api/globalSetup.ts'],
      testTimeout: 300_000,
      hookTimeout: 120_000,
      include: ['tests/faults/**/*.test.ts'],
    },
  },
  // The kit is built and packed, then used.
  { test: { name: 'package', environment: 'node', include: ['tests/package/**/*.test.ts'] } },
  // Stories are photographed in a tree of their own, before and after a small change.
  { test: { name: 'pictures', environment: 'node', include: ['tests/visual/**/*.test.ts'] } },
  // The kit in applications with packages of their own, which npm fetches.
  { test: { name: 'consumers', environment: 'node', include: ['tests/consumers/*.test.ts'] } },
  // A brand is made as the docs page says, in a copy of this repository.
  { test: { name: 'brand', environment: 'node', include: ['tests/brand/**/*.test.ts'] } },
];

export default defineConfig({ test: { projects: nodeProjects } });
