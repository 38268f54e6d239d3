import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './testReports.ts';

test('names each failed test of Vitest with its file and the reason', () => {
  const report = {
    numPassedTests: 7,
    testResults: [
      {
        name: '/house/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'limits let one through' },
          { status: 'failed', fullName: 'limits stop the second', failureMessages: ['Error: it passed\n    at a.ts'] },
        ],
      },
    ],
  };
  expect(readVitest(report, '/house')).toEqual({
    passed: 7,
    failures: ['server/a.test.ts › limits stop the second: Error: it passed'],
  });
});

test('counts a file that does not load, although none of its tests failed', () => {
  const file = { name: '/house/server/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
  expect(readVitest({ numPassedTests: 0, testResults: [file] }, '/house').failures).toEqual([
    'server/b.test.ts › did not run: No such module',
  ]);
});

test('names each failed journey with its groups, and accepts one that passed on its second try', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const file = 'slider.e2e.ts';
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: file,
        file,
        specs: [journey('goes round', 'expected')],
        suites: [
          {
            title: 'on a touch screen',
            file,
            specs: [journey('snaps', 'flaky', 'Late'), journey('swipes', 'unexpected', 'Late', 'Never came\nCall log')],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 4,
    failures: ['slider.e2e.ts › on a touch screen › swipes: Never came'],
  });
});
