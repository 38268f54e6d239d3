/** The result of a test run. */
export interface Outcome {
  passed: number;
  /** One line for each failed test: its file, its name and the first line of the reason. */
  failures: string[];
}

/**
 * Reads a report in the format of JUnit, which Vitest and Playwright write alike. In it a file that does not load is a
 * test that failed, and a journey that passed on its second try has passed. What was expected and did not come is a
 * failure, everything else that ends a journey an error.
 */
export function readReport(report: string): Outcome {
  const [, ...tests] = report.split('<testcase');
  const failed = tests.filter((test) => /<(?:failure|error) /.test(test));
  return {
    passed: tests.filter((test) => !/<(?:failure|error|skipped)\b/.test(test)).length,
    failures: failed.map((test) => {
      const [, name = ''] = / name="([^"]*)"/.exec(test) ?? [];
      const [, file = ''] = / classname="([^"]*)"/.exec(test) ?? [];
      const [, why = ''] = /<(?:failure|error) message="([^"\n]*)/.exec(test) ?? [];
      return [`${file} › ${name}`, why].filter(Boolean).map(plain).join(': ');
    }),
  };
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, sign: string) => signs[sign] ?? whole);
