import { wordsOf } from '@frontage/blocks/defineBlock.ts';
import { labelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { readTexts } from '@frontage/blocks/text/readArticle.ts';
import { problemsOfPageText } from '@frontage/blocks/text/readPageText.ts';
import { articleBlock, block } from '@frontage/contract/blocks.ts';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { sentence } from '../fields/validatorOf.ts';
import type { Fault } from '../references/checkReferences.ts';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';
import { relationsIn } from './published/documentCache.ts';
import { toBlock } from './toContract.ts';

/**
 * What breaks a rule that no single field can check, such as a price that is not the sum of its rows, or a heading in a
 * text that skips a level: its page could not be rendered.
 */
export function brokenRules({ payload }: PayloadRequest, collection: HasLayout, layout: unknown): Fault[] {
  const filled = withAnyPicture(payload, collection, layout);
  const stored: { blockType: string }[] = Array.isArray(filled) ? filled : [];
  const read = stored.map((one) => {
    const schema = schemaOfBlock(collection, one.blockType);
    const { data, error } = schema?.safeParse(toBlock(collection, one)) ?? {};
    return { schema, data, issues: error?.issues ?? [] };
  });
  const faultAt = (row: number, path: readonly PropertyKey[], message: string): Fault => {
    // The form can mark a list, but not one of its rows.
    const field = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    const schema = read[row]?.schema;
    const place = say('Block {number} ({title}), {label}', {
      number: row + 1,
      title: schema ? say(wordsOf(schema).title) : '',
      label: say(labelOf(String(field.at(-1)))),
    });
    return {
      path: ['layout', row, ...field].join('.'),
      message: sayAgain(sentence(message)),
      label: `${place}: ${sayAgain(message)}`,
    };
  };
  // Zod checks a block as a whole only where each field is valid; an invalid field is reported by the field itself.
  const ofBlocks = read.flatMap(({ issues }, row) =>
    issues.filter(({ code }) => code === 'custom').map(({ message, path }) => faultAt(row, path, message)),
  );
  const ofTexts = problemsOfTexts(
    collection,
    read.map(({ data }) => data),
  );
  return [...ofBlocks, ...ofTexts.map(({ row, words }) => faultAt(row, ['text'], words))];
}

/** Problems of running texts. The texts of an article continue from one block to the next. */
function problemsOfTexts(collection: HasLayout, blocks: readonly unknown[]): { row: number; words: string }[] {
  if (collection === 'pages') {
    return blocks.flatMap((one, row) => {
      const { data } = block.safeParse(one);
      const problems = data?.acf_fc_layout === 'textbox' ? problemsOfPageText(data) : [];
      return problems.map((words) => ({ row, words }));
    });
  }
  const { data } = z.array(articleBlock).safeParse(blocks);
  return data ? readTexts(data).problems : [];
}

/** Whether a picture exists is another question. */
function withAnyPicture(payload: Payload, collection: HasLayout, layout: unknown): unknown {
  const filled = structuredClone({ layout });
  for (const { collection: of, fill } of relationsIn(payload.collections[collection].config.flattenedFields, filled))
    if (of === 'media') fill({ alt: 'A picture', filename: 'picture.png', width: 1, height: 1 });
  return filled.layout;
}
