import type { Tag, TagGroup } from '@frontage/contract/article.ts';

/** Subjects of articles: technologies first, then protocols. Their ids begin at 101, after those of the categories. */
export const tags: Tag[] = [
  tagOf(101, 'Cadence', 'cadence', 'technologies'),
  tagOf(102, 'Solidity', 'solidity', 'technologies'),
  tagOf(103, 'Daml', 'daml', 'technologies'),
  tagOf(104, 'Rust', 'rust', 'technologies'),
  tagOf(105, 'TypeScript', 'typescript', 'technologies'),
  tagOf(106, 'Plutus', 'plutus', 'technologies'),
  tagOf(107, 'Flow', 'flow', 'protocols'),
  tagOf(108, 'Canton.Network', 'canton-network', 'protocols'),
  tagOf(109, 'Hedera', 'hedera', 'protocols'),
  tagOf(110, 'TON', 'ton', 'protocols'),
  tagOf(111, 'Ethereum', 'ethereum', 'protocols'),
  tagOf(112, 'Cardano', 'cardano', 'protocols'),
  tagOf(113, 'Solana', 'solana', 'protocols'),
];

function tagOf(term_id: number, name: string, slug: string, group: TagGroup): Tag {
  const label = group === 'technologies' ? 'Technologies' : 'Protocols';
  return { term_id, name, slug, group: { value: group, label } };
}
