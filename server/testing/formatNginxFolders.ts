import { join } from 'node:path';

/**
 * Lines for the `http` block that make nginx write only into a folder of ours: its default folders come with its
 * package.
 */
export function formatNginxFolders(directory: string): string {
  const held = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return ['access_log off;', ...held.map((name) => `${name}_temp_path ${join(directory, name)};`)].join('\n');
}
