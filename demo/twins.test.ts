import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { demo } from './content.ts';
import { findTexts } from './findTexts.ts';
import { labelsOf, letteredIn } from './letteredIn.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { findPictureNames } from './resolvePictures.ts';

const twins = demo.languages.flatMap(({ code, ...said }) =>
  (['pages', 'articles', 'people'] as const).flatMap((collection) =>
    said[collection].map(({ original, twin }) => ({
      code,
      name: `${code}/${twin.slug}`,
      twin,
      original: [...pages, ...articles, ...people].find(({ slug }) => slug === original),
    })),
  ),
);

const words = {
  en: spell(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    (ten, one) => `${ten}-${one}`,
  ),
  de: spell(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    (ten, one) => `${one}und${ten}`,
  ),
};

function spell(small: string, tens: string, join: (ten: string, one: string) => string): Map<string, number> {
  const ones = small.split(' ');
  const all = [...ones.map((word, at): [string, number] => [word, at + 2])];
  for (const [at, ten] of tens.split(' ').entries()) {
    all.push([ten, (at + 2) * 10]);
    for (const [unit, one] of ['one', ...ones.slice(0, 8)].entries())
      all.push([join(ten, unit === 0 && ten.endsWith('ig') ? 'ein' : one), (at + 2) * 10 + unit + 1]);
  }
  return new Map(all);
}

/** Figures in sentences, not in code or addresses: in digits or, in languages whose words are known, spelled. */
function figuresIn(value: unknown, code: string): Set<number> {
  const figures = new Set<number>();
  for (const { path, text } of findTexts(value)) {
    if (/(?:href|slug|\$picture|anchor|date)$/i.test(path)) continue;
    const spoken = text.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, '').toLowerCase();
    const digits = code === 'de' ? spoken.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : spoken;
    for (const [found] of digits.matchAll(/\d+(?:[.,]\d+)*/g)) {
      const isVersion = code === 'de' && /,\d(?!\d)/.test(found);
      figures.add(Number(isVersion ? found.replace(',', '.') : found.replaceAll(',', '')));
    }
    for (const word of spoken.match(/[\p{L}-]+/gu) ?? []) {
      const figure = words[code as 'en' | 'de']?.get(word);
      if (figure !== undefined) figures.add(figure);
    }
  }
  return figures;
}

describe.each(twins)('$name', ({ code, original, twin }) => {
  it('names no figure that its original does not name', () => {
    const known = figuresIn(original, 'en');
    expect([...figuresIn(twin, code)].filter((figure) => !known.has(figure))).toEqual([]);
  });

  it('leaves no sentence of its original as it is, and promises answers within the time of the settings', () => {
    const said = new Set(findTexts(original).map(({ text }) => text));
    const kept = findTexts(twin).filter(
      ({ path, text }) => !/(?:^|\.)name$/.test(path) && said.has(text) && /\p{Ll} \p{Ll}/u.test(text),
    );
    expect(kept.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    const promised = (value: unknown) => JSON.stringify(value).split('{answerTime}').length > 1;
    expect(promised(twin)).toBe(promised(original));
  });
});

it.each(demo.languages)('says in $code what each picture of its pages shows', ({ code, pictures, ...said }) => {
  const shown = findTexts(said).filter(({ path }) => path.endsWith('$picture'));
  const seen = new Set(shown.map(({ text }) => text.replace(/-upright$/, '')));
  const faces = code === 'de' ? demo.reviews.flatMap(({ picture }) => picture?.$picture ?? []) : [];
  expect(Object.keys(pictures).toSorted()).toEqual([...new Set([...seen, ...faces])].toSorted());
});

describe.each(demo.languages.filter(({ labels }) => labels))('drawings of $code', (language) => {
  const labels = language.labels ?? {};
  const written = new Set(findPictureNames({ ...language, labels: undefined }).flatMap(labelsOf));

  it('say in it all that they say in words', () => {
    const names = ['Cadence', 'EVM', 'Quayline', 'commit', 'resource', 'revert'];
    const english = [...written].filter((label) => /\p{L}/u.test(label) && !(label in labels));
    expect(english.filter((label) => /\p{Ll}{2}/u.test(label) || names.includes(label)).toSorted()).toEqual(names);
    expect(Object.keys(labels).filter((label) => !written.has(label))).toEqual([]);
  });

  it('are pictures of their own, which its documents show', () => {
    const { drawings, language: lettered } = letteredIn(language);
    const shown = findPictureNames(lettered);
    for (const { name, original, svg } of drawings) {
      expect(shown).toContain(name);
      expect(shown).not.toContain(original);
      for (const label of labelsOf(original)) if (label in labels) expect(svg).not.toContain(`>${label}<`);
    }
    expect(drawings.length).toBeGreaterThan(40);
  });
});
