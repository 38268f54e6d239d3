import type { ArticleBlock, Block } from '@frontage/contract/blocks.ts';
import { embedOf } from '@frontage/contract/embeds.ts';

/** Whether a block shows something of another host, so that its page needs the script for it. */
export function hasEmbeds(block: Block | ArticleBlock, hosts: readonly string[] = []): boolean {
  if (block.acf_fc_layout === 'embed') return embedOf(block.address, hosts) !== undefined;
  return block.acf_fc_layout === 'textbox' && namesEmbed(block.text, hosts);
}

/** Whether a text has such an address. Sometimes it is only one among words, and its page has a short script too many. */
export function namesEmbed(text: string, hosts: readonly string[] = []): boolean {
  if (hosts.length === 0) return false;
  return (text.match(/https:\/\/[^\s<>()"']+/g) ?? []).some((address) => embedOf(address, hosts) !== undefined);
}
