/** The address of a download, as the admin links it and the endpoint answers it. */
export function downloadPath(
  collection: 'lead-files' | 'mails',
  id: number | string,
  path: 'download' | 'eml',
): string {
  return `/api/${collection}/${id}/${path}`;
}
