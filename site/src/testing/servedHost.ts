/** A host for which pages are drawn: its content and its folders. */
export interface ServedHost {
  contentUrl: string;
  originSecret: string | undefined;
  releasesDirectory: string;
  socketPath: string;
}
