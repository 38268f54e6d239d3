import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesFile, type ListedAddress } from '@frontage/contract/nearestMarkup.ts';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { effortFor, isCompressible } from './compressContent.ts';
import { openReleaseThreads, type ReleaseThreads } from './releaseThreads.ts';
import type { PageHosts } from './securityHeaders.ts';
import { shortScriptsOf } from './shortScripts.ts';
import { classesInScript } from './slimPage.ts';

/**
 * Makes a release of a build: each page with only the styles it can use, and in `headers.json` its security headers,
 * from the inline scripts and styles it really has; the addresses that exist, for those who miss one; and beside each
 * text file its br and gzip twin. A page passes once, on its way from the rendering to the disk.
 */
export function release(hosts: PageHosts): AstroIntegration {
  const headers = new Map<string, Record<string, string>>();
  const addresses: ListedAddress[] = [];
  let root = '';
  let threads: ReleaseThreads | undefined;

  function completing(prerenderer: AstroPrerenderer): AstroPrerenderer {
    return {
      ...prerenderer,
      async getStaticPaths() {
        const paths = await prerenderer.getStaticPaths();
        const pages = paths.filter(({ route }) => route.type === 'page').length;
        const files = (await filesIn(root)).filter((file) => file.endsWith('.js'));
        const scripts = new Map(
          await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
        );
        const classes = [...scripts.values()].flatMap(classesInScript);
        threads = openReleaseThreads({
          hosts,
          pageEffort: effortFor(pages),
          scriptClasses: [...new Set(classes)],
          shortScripts: shortScriptsOf(scripts, root),
        });
        return paths;
      },
      async render(request, options) {
        const rendered = await prerenderer.render(request, options);
        const response = rendered instanceof Response ? rendered : rendered.response;
        if (!threads || !response.headers.get('content-type')?.startsWith('text/html')) return response;
        const { pathname } = new URL(request.url);
        const address = addressOf(pathname);
        const page = await threads.completePage(join(root, pathname), address, await response.arrayBuffer());
        headers.set(address, page.headers);
        addresses.push(...page.addresses);
        return new Response(page.bytes, response);
      },
    };
  }

  return {
    name: 'frontage:release',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(completing),
      'astro:build:done': async ({ logger }) => {
        const started = Date.now();
        const files = (await filesIn(root)).filter(isCompressible);
        await Promise.all(files.map((file) => threads?.compressFile(file)));
        await threads?.close();
        // By address: pages are done when their thread is, which is never the same twice.
        const byAddress = [...headers].sort(([a], [b]) => (a < b ? -1 : 1));
        await writeFile(join(root, 'headers.json'), JSON.stringify(Object.fromEntries(byAddress)));
        addresses.sort((a, b) => (a.path < b.path ? -1 : 1));
        await writeFile(join(root, addressesFile), JSON.stringify(addresses));
        logger.info(`${headers.size} pages with their headers; other files compressed in ${Date.now() - started} ms`);
      },
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The address that a file answers: `/services/x` for `/services/x.html`, `/` for `/index.html`. */
function addressOf(pathname: string): string {
  const name = pathname.replace(/\.html$/, '');
  return name === '/index' ? '/' : name;
}
