import { join } from 'node:path';

/** Lines of `http` by which nginx writes into a folder of ours alone: its own ones come with its package. */
export function nginxFolders(directory: string): string {
  const held = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return ['access_log off;', ...held.map((name) => `${name}_temp_path ${join(directory, name)};`)].join('\n');
}
