/** Reads a test runner's JSON report: the numbers of tests, and those that failed or passed only at the second try. */
import { readFileSync } from 'node:fs';

export interface TestReport {
  passed: number;
  failed: number;
  /** Tests that failed, each with the beginning of its message. */
  failures: string[];
  /** Tests that passed at a later try. */
  flaky: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  /** Those outside of any test, which ended a worker. */
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number };
}

const linesOfMessage = 12;

function entry(name: string, message = ''): string {
  const lines = message
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, linesOfMessage);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): TestReport {
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const file of testResults) {
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === 'failed') failures.push(entry(`${file.name} › ${fullName}`, failureMessages.join('\n')));
      // The report contains the messages of a passed test's earlier tries.
      else if (status === 'passed' && failureMessages.length > 0) flaky.push(entry(`${file.name} › ${fullName}`, failureMessages[0]));
    }
    const isWhole = file.assertionResults.every(({ status }) => status !== 'failed');
    if (file.status === 'failed' && isWhole) failures.push(entry(file.name, file.message));
  }
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky };
}

function ofPlaywright(report: PlaywrightReport): TestReport {
  const failures: string[] = [];
  const flaky: string[] = [];
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { title, file, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        const said = entry(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error?.message);
        if (status === 'unexpected') failures.push(said);
        else if (status === 'flaky') flaky.push(said);
      }
    }
    suites.forEach(visit);
  };
  visit(report);
  for (const { message } of report.errors) failures.push(entry('outside of any test', message));
  const { expected, unexpected, flaky: late } = report.stats;
  return { passed: expected + late, failed: unexpected + report.errors.length, failures, flaky };
}

/** Reads a report; a missing or broken one counts no tests. */
export function readTestReport(file: string, tool: 'vitest' | 'playwright'): TestReport {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return tool === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  } catch {
    return { passed: 0, failed: 0, failures: [], flaky: [] };
  }
}
