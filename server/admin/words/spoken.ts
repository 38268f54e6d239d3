import type { Spoken } from '../say.ts';
import ofConfig from './config.de.json' with { type: 'json' };
import ofParts from './parts.de.json' with { type: 'json' };

export const spoken: Readonly<Record<string, Spoken>> = {
  de: { language: 'de', words: { ...ofConfig, ...ofParts } },
};
