/*
 * Which modules travel in one file. Left alone the bundler makes a file of every set of modules that two pages share:
 * some twenty-five for the forms, each with headers of 0.7 KB and too small to compress well. What scripts without
 * React need must not be beside React, so the files are cut by who asks for them, the narrower first.
 */

export const scriptFiles = [
  {
    // With what makes islands of their tags, which no page holds.
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/](astro-island\.js|react\.browser\.ts)$/,
    priority: 5,
  },
  {
    // All that a script may ask for before the visitor touches anything, so it stays small.
    name: 'base',
    test: /[\\/]contract[\\/](contact[\\/](formMarkup|worded)|paths)\.ts$|[\\/]client[\\/](analytics|backendAddress|cookies|hasTyped)\.ts$|[\\/](enhanceOnTouch|saidBy)\.ts$|vite[\\/]preload-helper/,
    priority: 4,
  },
  {
    // What forms say, and what they and their answers are checked by, with React and without.
    name: 'words',
    test: /[\\/]contract[\\/]contact[\\/](contactRequest|messages|fieldTexts|limits|fileFields|fileCheck|fields|answers)\.ts$|[\\/]client[\\/](keptCountry|reportSent|submissionTime|typedText)\.ts$|[\\/]form[\\/](engine[\\/]\w+|focusInView|uploadProgress)\.ts$|[\\/]node_modules[\\/]zod[\\/]/,
    priority: 3,
  },
  // With React for its list, and without for one name of it.
  { name: 'countries', test: /[\\/]contract[\\/]contact[\\/]countries\.ts$/, priority: 3 },
  {
    // Every form of React, with what they alone need, and what takes their place.
    name: 'form',
    test: /[\\/]form[\\/](ContactRequestForm|RequestFormFrame|useFormEngine|useRequestForm|useSentFocus|ThankYou|choicesOf)\.tsx?$|[\\/]kit[\\/](Button|ChoiceChips|Berth)[\\/]/,
    priority: 1,
  },
];

/**
 * Vite loads each lazy file through a helper of 1.7 KB that waits for the file's styles and asks for its imports a
 * moment earlier. The styles are in the pages, and a moment is not worth what the helper weighs before the first
 * scroll, so a plain import takes its place, and the lists of files for the helper go.
 */
export const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
  renderChunk: (code: string) => code.replaceAll('__VITE_PRELOAD__', '0'),
} as const;
