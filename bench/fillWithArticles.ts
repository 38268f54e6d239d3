import { demo } from '@frontage/demo/content.ts';
import type { DemoArticle } from '@frontage/demo/demoContent.schema.ts';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { demoSeed } from '@frontage/server/seed/demoSeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { createChance } from '@frontage/server/testing/chance.ts';
import type { Payload } from 'payload';

/** Fills the empty database of DATA_DIR with the demo, and with generated articles up to `count`. */
export async function fillWithArticles(count: number, variables: { DATA_DIR: string }): Promise<Payload> {
  const started = performance.now();
  const payload = await openPayload({ environment: readEnvironment({ ...process.env, ...variables }) });
  const previews = demo.articles.map(({ preview }) => preview);
  const articles = [...demo.articles, ...generateArticles(count - demo.articles.length, previews)];
  await prepareDatabase(payload, { dataDir: variables.DATA_DIR, content: { ...demoSeed(), articles } });
  console.log(`${count} articles stored in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return payload;
}

/** Words of which texts are made; the bench searches for some of them. */
const words =
  'account ledger resource vault capability storage bridge token receipt register auditor finality quorum signature key wallet fee balance contract entry block transaction collection consensus execution verification settlement custody issuer holder transfer escrow deposit redemption oracle index archive node party synchronizer template choice observer mint burn royalty edition'.split(
    ' ',
  );
const categories = [
  'blockchain',
  'insights',
  'web-development',
  'ai',
  'digital-transformation',
  'mobile-development',
  'news',
  'big-data',
] as const;
const tags = ['cadence', 'solidity', 'daml', 'rust', 'typescript', 'flow', 'ethereum', 'cardano'] as const;

const minuteMs = 60_000;

/**
 * Returns `count` articles of about 700 words with headings, a list, a table and questions. The same count gives the
 * same articles.
 */
function generateArticles(count: number, previews: readonly DemoArticle['preview'][]): DemoArticle[] {
  const { pick } = createChance(20_261_121);
  const sentence = (length: number) => {
    const text = Array.from({ length }, () => pick(words)).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence(12)).join(' ');
  const newest = Date.parse('2026-11-01T08:00:00Z');
  return Array.from({ length: count }, (_, index): DemoArticle => {
    const first = pick(categories);
    return {
      slug: `generated-${index + 1}`,
      title: `${sentence(5).slice(0, -1)} ${index + 1}`,
      excerpt: sentence(16),
      date: new Date(newest - index * 37 * minuteMs).toISOString(),
      preview: pick(previews),
      category: first,
      second_categories: [...new Set([pick(categories), 'blog' as const])].filter((one) => one !== first),
      tags: [...new Set([pick(tags), pick(tags)])],
      layout: [
        { acf_fc_layout: 'textbox', text: textOf(paragraph, sentence) },
        {
          acf_fc_layout: 'faq',
          heading: 'Asked by readers',
          items: [
            { title: sentence(8), description: paragraph() },
            { title: sentence(7), description: paragraph() },
          ],
        },
      ],
    };
  });
}

function textOf(paragraph: () => string, sentence: (length: number) => string): string {
  const section = () => `## ${sentence(4).slice(0, -1)}\n\n${paragraph()}\n\n${paragraph()}`;
  const list = Array.from({ length: 4 }, () => `- ${sentence(8)}`).join('\n');
  const rows = Array.from({ length: 4 }, (_, row) => `| ${sentence(3)} | ${row * 212} |`).join('\n');
  return [paragraph(), section(), list, section(), `| Thing | Bytes |\n|---|---:|\n${rows}`, section()].join('\n\n');
}
