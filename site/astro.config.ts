import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { writeRegistry } from '../scripts/registry/writeRegistry.ts';
import { cutFonts, cutFontsName } from './src/fonts/cutFonts.ts';
import { compressFiles } from './src/release/compressContent.ts';
import { plainImports, runtimeInside, scriptFiles } from './src/release/scriptFiles.ts';
import { shortClassNames } from './src/release/shortClassNames.ts';
import { takeStyles } from './src/renderer/builtApp.ts';

writeRegistry();

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Runs the app without a server: the renderer asks it for one page at a time. Compresses its files once, after the
 * build.
 */
const rendered: AstroIntegration = {
  name: 'frontage:rendered',
  hooks: {
    'astro:config:setup': ({ addMiddleware, command, injectRoute }) => {
      if (command !== 'dev') return;
      addMiddleware({ entrypoint: pathTo('./src/development/middleware.ts'), order: 'post' });
      injectRoute({ pattern: '/[...path]', entrypoint: pathTo('./src/development/AnyAddress.astro') });
    },
    'astro:build:done': async ({ dir }) => {
      await takeStyles(fileURLToPath(dir));
      await compressFiles(fileURLToPath(dir));
    },
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'frontage',
        entrypointResolution: 'auto',
        serverEntrypoint: pathTo('./src/app.ts'),
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

/** Lets islands wake at the first touch, with `client:touch`. Decision record 001. */
const wakesByTouch: AstroIntegration = {
  name: 'frontage:touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: pathTo('./src/islands/touch.browser.ts') }),
  },
};

/** Astro's React integration with entry points of our own, for the server and for browsers. */
function withOwnRenderer(integration: AstroIntegration): AstroIntegration {
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: pathTo('./src/reactRenderer.ts'),
              clientEntrypoint: pathTo('./src/islands/react.browser.ts'),
            }),
        }),
    },
  };
}

export default defineConfig({
  outDir: process.env.SITE_OUT_DIR ?? pathTo('./dist'),
  output: 'server',
  trailingSlash: 'never',
  // The renderer puts the styles that a page uses into the page, so the first view needs only one answer of the server
  // and the fonts.
  build: { inlineStylesheets: 'never' },
  adapter: rendered,
  integrations: [withOwnRenderer(react({ experimentalDisableStreaming: true })), wakesByTouch],
  devToolbar: { enabled: false },
  prefetch: false,
  vite: {
    plugins: [plainImports, runtimeInside, shortClassNames(pathTo('..'))],
    resolve: { alias: { [cutFontsName]: await cutFonts(pathTo('./.cache/fonts')) } },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
      },
    },
  },
});
