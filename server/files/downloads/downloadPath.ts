/** The address of a download, shared by the admin's links and the endpoint. */
export function downloadPath(
  collection: 'lead-files' | 'mails',
  id: number | string,
  path: 'download' | 'eml',
): string {
  return `/api/${collection}/${id}/${path}`;
}
