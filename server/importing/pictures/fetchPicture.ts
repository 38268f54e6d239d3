import { FetchFault, type FetchRules, fetchBytes, publicOnly } from '../fetchBytes.ts';

/** Largest picture that the library takes, in bytes. */
export const maxPictureBytes = 20_000_000;

const timeoutMs = 20_000;

/**
 * Fetches the bytes at an address of the public internet: at most 20 MB, 20 s and three redirects. Throws
 * {@link FetchFault}. `rules`: for tests, whose server is on this machine.
 */
export async function fetchPicture(address: string, rules: FetchRules = publicOnly): Promise<Buffer> {
  const asked = { accept: 'image/*', maxBytes: maxPictureBytes, timeoutMs, rules };
  const { data, status } = await fetchBytes(address, asked);
  if (status !== 200) throw new FetchFault(`the server answers with status ${status}`);
  return data;
}
