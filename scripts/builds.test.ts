import { expect, it } from 'vitest';
import { adminBuild, isSourceOf, siteBuild, sourcesOf } from './builds.ts';

it.each([siteBuild, adminBuild])(
  'the build of $workspace does not depend on tests, which an image does not have',
  (build) => {
    const files = sourcesOf(build.sources);
    expect(files.filter((file) => /\.(?:test|long)\.|\/testing\//.test(file))).toEqual([]);
    expect(files.filter((file) => !isSourceOf(build, file))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  },
);

it('the build of the admin is made once: what it writes itself is none of its sources', () => {
  expect(isSourceOf(adminBuild, 'server/next-env.d.ts')).toBe(false);
  expect(isSourceOf(adminBuild, 'server/next.config.ts')).toBe(true);
});

it.each([
  [siteBuild, 'blocks/RunScripts.astro'],
  [adminBuild, 'blocks/text/readText.ts'],
  [adminBuild, 'blocks/form/form.module.css'],
  [adminBuild, 'client/sendForm.ts'],
  [adminBuild, 'demo/settings.ts'],
  [adminBuild, 'design/looks/folio.css'],
])('a build follows what it is made of: %#', (build, file) => {
  expect(sourcesOf(build.sources)).toContain(file);
});
