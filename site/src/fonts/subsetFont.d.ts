/** As much of it as is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features that stay. */
    keepFeatures: readonly string[];
  }
  function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
