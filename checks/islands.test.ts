import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';
import { importsOf } from './imports.ts';

const astroFiles = listProjectFiles().filter((file) => file.endsWith('.astro'));

/** Returns the components that a template wakes in the browser, with the module each comes from. */
function findWoken(file: string): { component: string; module: string | undefined }[] {
  const source = read(file);
  return [...source.matchAll(/<([A-Z]\w*)\b[^>]*?\sclient:(?:load|idle|visible|media|only|touch)/g)].map(
    ([, component = '']) => ({
      component,
      module: importsOf(source).find((specifier) =>
        new RegExp(`import\\s[^;]*\\b${component}\\b[^;]*from\\s*'${specifier}'`).test(source),
      ),
    }),
  );
}

describe('code that reaches the browser', () => {
  it('is only in files named .island.tsx', () => {
    const woken = astroFiles.flatMap((file) => findWoken(file).map((island) => ({ file, ...island })));
    expect(woken.length).toBeGreaterThan(0);
    expect(woken.filter(({ module }) => !module?.endsWith('.island.tsx'))).toEqual([]);
  });

  it('is never written into a page or a template: scripts there only import files named .browser.ts', () => {
    const named = /^(?:\s*import '[^']+\.browser\.ts';)+\s*$/;
    const scripts = astroFiles.flatMap((file) =>
      // A script with an address has no code in the page; the policy of the page names its host.
      [...read(file).matchAll(/<script(?![^>]*(?:application\/ld\+json|\ssrc=))[^>]*>([\s\S]*?)<\/script>/g)]
        .filter(([, text = '']) => !named.test(text))
        .map(() => file),
    );
    expect(scripts).toEqual([]);
  });

  it('sets no inline style, which the policy of the pages would refuse', () => {
    const rendered = listProjectFiles().filter(
      (file) => /^(?:blocks|design|site)\/.*\.(?:tsx|astro)$/.test(file) && !file.endsWith('.test.tsx'),
    );
    expect(rendered.filter((file) => /\sstyle=[{"']/.test(read(file)))).toEqual([]);
  });

  it('passes no markup as text to the DOM', () => {
    const rendered = listProjectFiles().filter(
      (file) =>
        /^(?:blocks|design|site|client)\/.*\.(?:tsx?|astro)$/.test(file) &&
        !/\.test\.tsx?$|\/testing\//.test(file) &&
        // Tells React the existing content of an island that it takes over.
        file !== 'site/src/islands/react.browser.ts',
    );
    expect(
      rendered.filter((file) =>
        /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML/.test(read(file)),
      ),
    ).toEqual([]);
  });
});
