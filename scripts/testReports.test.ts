import { expect, test } from 'vitest';
import { readReport } from './testReports.ts';

test('names each failed test of Vitest with its file and the reason, and a file that does not load', () => {
  const report = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="2" errors="0" time="0.01">
    <testsuite name="server/a.test.ts" tests="3" failures="1" errors="0" skipped="1" time="0.01">
        <testcase classname="server/a.test.ts" name="limits &gt; let one &quot;through&quot;" time="0.001">
        </testcase>
        <testcase classname="server/a.test.ts" name="limits &gt; stop the second" time="0.012">
            <failure message="Error: it passed
and more" type="AssertionError">
Error: it passed
 ❯ server/a.test.ts:2:119
            </failure>
        </testcase>
        <testcase classname="server/a.test.ts" name="limits &gt; wait" time="0">
            <skipped/>
        </testcase>
    </testsuite>
    <testsuite name="server/b.test.ts" tests="1" failures="1" errors="0" skipped="0" time="0">
        <testcase classname="server/b.test.ts" name="server/b.test.ts" time="0">
            <failure message="Cannot find module &apos;./c.ts&apos;" type="Error">
            </failure>
        </testcase>
    </testsuite>
</testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failures: [
      'server/a.test.ts › limits > stop the second: Error: it passed',
      "server/b.test.ts › server/b.test.ts: Cannot find module './c.ts'",
    ],
  });
});

test('names each failed journey with its groups', () => {
  const report = `<testsuites id="" name="" tests="2" failures="1" skipped="0" errors="0" time="4.7">
<testsuite name="slider.e2e.ts" tests="2" failures="1" skipped="0" time="0.033" errors="0">
<testcase name="on a touch screen › swipes" classname="slider.e2e.ts" time="0.011">
<system-out>
<![CDATA[[[ATTACHMENT|test-results/error-context.md]]]]>
</system-out>
<failure message="Never came" type="expect.toBe">
<![CDATA[  Error: Never came]]>
</failure>
</testcase>
<testcase name="goes round" classname="slider.e2e.ts" time="0.001">
</testcase>
<testcase name="snaps" classname="slider.e2e.ts" time="0.001">
<error message="There is no &apos;Xvfb&apos;" type="Error">
</error>
</testcase>
</testsuite>
</testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failures: ['slider.e2e.ts › on a touch screen › swipes: Never came', "slider.e2e.ts › snaps: There is no 'Xvfb'"],
  });
});
