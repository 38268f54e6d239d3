/** The part of the S3 server that tests use; the package has no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package gives it
  export default class S3rver {
    constructor(options: Partial<Options>);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
