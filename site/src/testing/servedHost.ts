/** The host that pages are drawn for: its content, and its folders. */
export interface ServedHost {
  contentUrl: string;
  originSecret: string | undefined;
  releasesDirectory: string;
  socketPath: string;
}
