import type { ArticleBlock, Block } from '@frontage/contract/blocks.ts';
import { embedOf } from '@frontage/contract/embeds.ts';

/** Whether a block shows something of another host, so that its page needs the script for it. */
export function hasEmbeds(block: Block | ArticleBlock, hosts: readonly string[] = []): boolean {
  if (block.acf_fc_layout === 'embed') return embedOf(block.address, hosts) !== undefined;
  if (block.acf_fc_layout !== 'textbox' || hosts.length === 0) return false;
  // Sometimes the address is only one among words, and the page has a short script too many.
  return (block.text.match(/https:\/\/[^\s<>()"']+/g) ?? []).some((address) => embedOf(address, hosts) !== undefined);
}
