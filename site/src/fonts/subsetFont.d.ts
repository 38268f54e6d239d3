/** As much of it as is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType features that stay. */
    keepFeatures?: readonly string[];
    /** What is left of an axis, such as the weights. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
