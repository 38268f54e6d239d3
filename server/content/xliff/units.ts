import { createHash } from 'node:crypto';
import type { PhrasingContent } from 'mdast';
import type { FlattenedField } from 'payload';
import { isRunningText, isWords } from '../../fields/isRunningText.ts';
import { type PlacedText, textsIn } from '../../fields/textsIn.ts';
import { wordsIn } from './markdownPassages.ts';

/** What a translator says at once: a text, or a paragraph, heading, entry, cell or caption of a longer one. */
export interface Unit {
  /** Stays while its words do, wherever rows and paragraphs are moved. */
  id: string;
  words: PhrasingContent[];
  /** Where its text is. */
  text: PlacedText;
  /** Its number in a text in Markdown; undefined where the text is one unit. */
  passage?: number;
}

/** Every unit of a document, in the order of its form; what has no letters is none. */
export function unitsOf(fields: FlattenedField[], document: unknown): Unit[] {
  const taken = new Map<string, number>();
  return textsIn(fields, document)
    .filter(({ field }) => isWords(field))
    .flatMap((text): Unit[] => {
      if (!isRunningText(text.field)) return [{ id: text.key, words: [{ type: 'text', value: text.text }], text }];
      return wordsIn(text.text).map((words, passage) => {
        const id = `${text.key}.${hashOf(words)}`;
        const earlier = taken.get(id) ?? 0;
        taken.set(id, earlier + 1);
        return { id: earlier > 0 ? `${id}-${earlier + 1}` : id, words, text, passage };
      });
    })
    .filter(({ words }) => /\p{L}/u.test(plainOf(words)));
}

/** The words that a translator may change, without marks. */
export function plainOf(words: readonly PhrasingContent[]): string {
  return words
    .map((one) => (one.type === 'text' ? one.value : 'children' in one ? plainOf(one.children) : ' '))
    .join('');
}

function hashOf(words: PhrasingContent[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
}
