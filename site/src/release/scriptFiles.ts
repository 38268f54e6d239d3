/*
 * Decides which modules share a file. By default the bundler makes a file for every set of modules that two pages
 * share: some twenty-five for the forms, each with headers of 0.7 KB and too small to compress well. Modules used by
 * scripts without React must not be in a file with React, so files are split by which scripts need them, the narrower
 * group first.
 */

export const scriptFiles = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 5,
  },
  {
    // The custom element that makes islands of their tags, which pages do not contain, and what lets React take over one.
    name: 'islands',
    test: /[\\/](astro-island\.js|react\.browser\.ts)$/,
    priority: 4,
  },
  {
    // Everything that a script may need before the visitor touches anything, so it stays small.
    name: 'base',
    test: /[\\/]contract[\\/](contact[\\/]formMarkup|words[\\/]say|paths)\.ts$|[\\/]client[\\/](analytics|backendAddress|consent|cookies|origin)\.ts$|vite[\\/]preload-helper/,
    priority: 4,
  },
  {
    // Every form, with all that it imports: its view, engine, texts and checks, what sends it and replaces it.
    name: 'form',
    test: /[\\/]form[\\/]wakeForms\.browser\.ts$/,
    priority: 2,
  },
  {
    // The list of countries, and all long lists; the newsletter reads one name of it.
    name: 'countries',
    test: /[\\/]contract[\\/]contact[\\/]countries\.(?:json|ts)$|[\\/]form[\\/]CountryField\.tsx$/,
    priority: 1,
  },
  {
    // The box of a file, for forms that take one.
    name: 'files',
    test: /[\\/]form[\\/]AttachmentField\.tsx$/,
    priority: 1,
  },
];

/**
 * Vite loads each lazy file through a helper of 1.7 KB that waits for the file's styles and requests its imports a
 * moment earlier. The styles are in the pages, and a moment is not worth the helper's size before the first scroll. So
 * a plain import replaces it, and the lists of files for the helper are dropped.
 */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
  renderChunk: (code: string) => code.replaceAll('__VITE_PRELOAD__', '0'),
} as const;

/**
 * The bundler gives what wraps modules of the older kind a file of its own, which visitors would request with each first
 * touch: its headers are longer than it. So each file that needs it has it inside.
 */
export const runtimeInside = {
  name: 'runtime-inside',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(
    _: unknown,
    bundle: Record<string, { code?: string; fileName: string; name?: string | undefined }>,
  ): void {
    const runtime = Object.values(bundle).find(({ name }) => name === 'rolldown-runtime');
    if (!runtime?.code) return;
    const [body, exported = ''] = runtime.code.split('export{');
    const own = exported
      .slice(0, exported.indexOf('}'))
      .split(',')
      .map((name) => name.split(' as ').reverse().join(':'));
    const name = `./${runtime.fileName.split('/').at(-1)}`;
    const address = `}from"${name}";`;
    for (const file of Object.values(bundle)) {
      const end = file.code?.indexOf(address) ?? -1;
      if (!file.code || end < 0) continue;
      const start = file.code.lastIndexOf('import{', end);
      const names = file.code.slice(start + 'import{'.length, end).replaceAll(' as ', ':');
      const inside = `const{${names}}=(()=>{${body}return{${own}}})();`;
      file.code = file.code.slice(0, start) + inside + file.code.slice(end + address.length);
    }
    const left = Object.values(bundle).find(({ code }) => code?.includes(name));
    // Its file would be missed by visitors alone.
    if (left) throw new Error(`${left.fileName} loads ${name} in a way that runtimeInside does not know`);
    delete bundle[runtime.fileName];
  },
};
