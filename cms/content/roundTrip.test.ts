import { block } from '@frontage/blocks/block.schema.ts';
import { examples } from '@frontage/blocks/examples.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';
import { describe, expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/toStored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { toPicture } from './picture.ts';
import { toPage } from './toContract.ts';

/** The value with each picture replaced, at any depth. */
function withPictures(value: unknown, replacement: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withPictures(entry, replacement));
  if (typeof value !== 'object' || value === null) return value;
  if (picture.safeParse(value).success) return replacement;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withPictures(entry, replacement)]));
}

describe('the way of a block through the CMS', () => {
  test('gives each example back as it was saved', async () => {
    const payload = await openTestPayload();
    const media = await uploadSample(payload);
    for (const [layout, ofLayout] of Object.entries(examples)) {
      for (const [index, example] of ofLayout.entries()) {
        const stored = withPictures(example.block, media.id) as { acf_fc_layout: string };
        const { id } = await payload.create({
          collection: 'pages',
          data: {
            title: example.name,
            slug: `${layout.replaceAll('_', '-')}-${index}`,
            type: 'page',
            head: { title: 'A page', description: 'A page with one block' },
            layout: toStoredBlocks([stored]),
            _status: 'published',
          },
        });
        const { layout: read } = toPage(await payload.findByID({ collection: 'pages', id, depth: 2 }));
        const expected = withPictures(example.block, toPicture(media));
        expect(block.parse(read[0]), `${layout}: ${example.name}`).toEqual(expected);
      }
    }
  }, 120_000);
});
