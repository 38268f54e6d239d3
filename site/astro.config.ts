import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { cutFonts, cutFontsName } from './src/fonts/cutFonts.ts';
import { gallery } from './src/gallery/gallery.integration.ts';
import { readEnvironment } from './src/page-data/environment.ts';
import { release } from './src/release/release.integration.ts';
import { plainImports, scriptFiles } from './src/release/scriptFiles.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const environment = readEnvironment(process.env);
// Islands call the page's own host unless the backend is another one; Vite hands them what begins with PUBLIC_.
if (environment.backendUrl !== environment.siteUrl) process.env.PUBLIC_BACKEND_URL = environment.backendUrl;

const paths = ['/media/', '/social/', '/wp-json/', '/send-mail', '/form-token', '/geo', '/subscribe', '/consent'];
/** The backend writes into these pages as it serves them; while developing they are shown as they are built. */
const isPage = ({ method, url = '' }: IncomingMessage) => method === 'GET' && url.startsWith('/subscribe');
const proxied = {
  target: environment.contentUrl,
  bypass: (request: IncomingMessage) => (isPage(request) ? request.url : undefined),
};

export default defineConfig({
  site: environment.siteUrl,
  outDir: process.env.SITE_OUT_DIR ?? directory('./dist'),
  output: 'static',
  trailingSlash: 'never',
  // Styles stand in the page: the first view needs one answer of the server and the fonts, nothing else.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  integrations: [react({ experimentalDisableStreaming: true }), gallery(), release(environment)],
  devToolbar: { enabled: false },
  prefetch: false,
  // While developing, what the backend serves on the site's own host comes from the backend.
  vite: {
    server: { proxy: Object.fromEntries(paths.map((path) => [path, proxied])) },
    plugins: [plainImports],
    resolve: { alias: { [cutFontsName]: await cutFonts(directory('./.cache/fonts')) } },
    environments: {
      client: {
        build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
      },
    },
  },
});
