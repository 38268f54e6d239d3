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
  const tests = report.match(/<testcase [\s\S]*?<\/testcase>/g) ?? [];
  const failed = tests.filter((test) => /<(?:failure|error) /.test(test));
  return {
    passed: tests.filter((test) => !/<(?:failure|error|skipped)\b/.test(test)).length,
    failures: failed.map((test) => {
      const [why = ''] = attributeOf(test, 'message').split('\n');
      return [`${attributeOf(test, 'classname')} › ${attributeOf(test, 'name')}`, why].filter(Boolean).join(': ');
    }),
  };
}

const attributeOf = (test: string, attribute: string): string =>
  (new RegExp(` ${attribute}="([^"]*)"`).exec(test)?.[1] ?? '').replaceAll(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name as string] ?? '&',
  );
