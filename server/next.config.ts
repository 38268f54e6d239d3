import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { mendedParts } from './bundling/mendParts.ts';
import { adminHeaders } from './network/adminHeaders.ts';

const isDevelopment = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  poweredByHeader: false,
  // The rooms are TypeScript sources outside this folder.
  turbopack: {
    root: dirname(process.cwd()),
    resolveAlias: {
      ajv: { browser: './bundling/NoSchemas.ts' },
      'next/dist/compiled/buffer': { browser: './bundling/NoBuffer.ts' },
    },
    // Pages load less, but take longer to compile.
    rules: {
      '**/{blocks,design/kit,own}/**/*.tsx': { loaders: ['./bundling/websiteStyles.ts'] },
      '**/forms/admin/WebsiteLook.tsx': { loaders: ['./bundling/websiteStyles.ts'] },
      '**/@payloadcms/ui/dist/utilities/getClientSchemaMap.js': { loaders: ['./bundling/schemasByLanguage.ts'] },
      ...(!isDevelopment && {
        '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: ['./bundling/partsOfPayload.ts'] },
        '**/@payloadcms/next/dist/views/{{BrowseByFolder,CollectionFolders,ForgotPassword,Login}/index,API/index.client}.js':
          {
            loaders: ['./bundling/noViews.ts'],
          },
        '**/@payloadcms/ui/dist/{elements/{FolderView,GroupByBuilder,QueryPresets},graphics/Account/Gravatar}/**/index.js':
          {
            loaders: ['./bundling/noViews.ts'],
          },
        [`**/@payloadcms/ui/dist/{${mendedParts.join(',')}}`]: { loaders: ['./bundling/mendParts.ts'] },
        '*.scss': { loaders: ['./bundling/noStyles.ts'], as: '*.css' },
      }),
    },
  },
  outputFileTracingRoot: dirname(process.cwd()),
  // Pages and API must share one copy of Payload: a second copy does not recognise the errors that the first throws, so
  // refused fields would stay unmarked.
  serverExternalPackages: ['payload'],
  // `npm run types` checks them, more strictly and only once.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // Writing the cache for the next build (200 MB) takes a fifth of the build. A first build is often the only one,
    // such as that of an image or of a clean clone.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Nobody reads those of a build: images leave them out, and no process is started with `--enable-source-maps`.
    turbopackSourceMaps: isDevelopment,
    turbopackUseBuiltinSass: isDevelopment,
  },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // Headers that differ by answer or address are set in proxy.ts.
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(adminHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
};

const withPayloads = withPayload(config, { devBundleServerPackages: false });

export default {
  ...withPayloads,
  // Without Payload's Critical-CH, which makes browsers throw the first page away and request it again: whether the
  // theme is dark is known before the first paint (earlyScripts.ts).
  headers: async () => {
    const all = await withPayloads.headers?.();
    return all?.map((one) => ({ ...one, headers: one.headers.filter(({ key }) => key !== 'Critical-CH') })) ?? [];
  },
};
