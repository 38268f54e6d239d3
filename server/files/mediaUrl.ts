/** The address at which the backend serves a file of the library. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
