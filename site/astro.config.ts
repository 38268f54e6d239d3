import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { gallery } from './src/gallery/gallery.integration.ts';

const directory = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:3000',
  outDir: process.env.SITE_OUT_DIR ?? directory('./dist'),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), gallery()],
  devToolbar: { enabled: false },
  prefetch: false,
  vite: { cacheDir: process.env.VITE_CACHE_DIR ?? directory('../node_modules/.vite') },
});
