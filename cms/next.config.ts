import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { adminHeaders } from './network/adminHeaders.ts';

const config: NextConfig = {
  poweredByHeader: false,
  // The rooms are TypeScript sources outside this folder.
  turbopack: { root: dirname(process.cwd()) },
  outputFileTracingRoot: dirname(process.cwd()),
  // One copy of Payload for pages and API: of two, one does not know the errors that the other throws, and the fields
  // that were refused stay unmarked.
  serverExternalPackages: ['payload'],
  // `npm run types` checks them, more strictly and once.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // What is kept of a build for the next one, 200 MB, takes a fifth of it. A first build is often the only one: that
    // of an image, or of a clean clone.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Of a build nobody reads them: images leave them out, and no process is started with `--enable-source-maps`.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
  },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // What is another for each answer or each address is set in proxy.ts.
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
  // Without Payload's Critical-CH, for which browsers throw the first page away and ask for it once more: whether it is
  // dark is known before it is painted (showSystemTheme.ts).
  headers: async () => {
    const all = await withPayloads.headers?.();
    return all?.map((one) => ({ ...one, headers: one.headers.filter(({ key }) => key !== 'Critical-CH') })) ?? [];
  },
};
