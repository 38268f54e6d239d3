/** The result of a test run, read from the JSON reports of Vitest and Playwright. */
import { relative } from 'node:path';

export interface Outcome {
  passed: number;
  /** One line for each failed test: its file, its name and the first line of the reason. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** A file that could not be loaded is a failure too, although none of its tests ran. */
export function readVitest(report: unknown, root: string): Outcome {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [formatFailure(file, 'did not run', message)];
    return failed.map((test) => formatFailure(file, test.fullName, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A journey that passed on its second try has passed. */
export function readPlaywright(report: unknown): Outcome {
  const { stats, suites } = report as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap((suite) => listFailedJourneys(suite, [])) };
}

function listFailedJourneys(suite: PlaywrightSuite, groups: string[]): string[] {
  const within = suite.title === suite.file ? groups : [...groups, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        formatFailure(suite.file, [...within, spec.title].join(' › '), test.results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listFailedJourneys(inner, within))];
}

function formatFailure(file: string, test: string, why = ''): string {
  const [first = ''] = why.split('\n');
  return [`${file} › ${test}`, first].filter(Boolean).join(': ');
}
