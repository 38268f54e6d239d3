/** Types for the part of the package that we use; it has none. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    /** The range to keep of an axis, such as the weights. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
