import { wordsOf as wordsIn } from '@frontage/contract/words/ownWords.ts';
import { Spoken } from '@frontage/design/kit/words.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { peopleExamples } from './People.examples.ts';
import { People } from './People.tsx';

const show = (name: string) => render(<People {...propsOf(peopleExamples, name)} />);
const heightsIn = ({ page }: ReturnType<typeof show>) =>
  [...page.querySelectorAll('[width="12"][height]')].map((post) => Number(post.getAttribute('height')));

describe('People', () => {
  it('makes a post higher by the same amount for every year', () => {
    const [eleven, nine, thirteen] = heightsIn(show('seven and a vacancy'));
    expect((eleven ?? 0) - (nine ?? 0)).toBe(48);
    expect((thirteen ?? 0) - (eleven ?? 0)).toBe(48);
  });

  it('gives the years in words next to each post', () => {
    const { page } = show('seven and a vacancy');
    const spoken = [...page.querySelectorAll('.visually-hidden')].map(({ parentElement }) => wordsOf(parentElement));
    expect(spoken).toContain('13 years');
  });

  it('counts them as the language does', () => {
    const inArabic = () => wordsIn({ language: 'ar' });
    const people = <People {...propsOf(peopleExamples, 'seven and a vacancy')} />;
    const { page } = render(<Spoken value={inArabic}>{people}</Spoken>);
    const spoken = [...page.querySelectorAll('.visually-hidden')].map(({ parentElement }) => wordsOf(parentElement));
    expect(spoken).toEqual(expect.arrayContaining(['9 سنوات', '13 سنة']));
  });

  it('links from the vacancy to its description', () => {
    const vacancy = show('seven and a vacancy').getByRole('link', { name: 'You, perhaps' });
    expect(vacancy.getAttribute('href')).toBe('/careers');
  });

  it('shows the vivid square where a post is free, and nowhere else', () => {
    const squaresIn = (name: string) => show(name).page.querySelectorAll('[class*=asset]');
    expect(squaresIn('seven and a vacancy')).toHaveLength(1);
    expect(squaresIn('three, one of them new, no vacancy')).toHaveLength(0);
  });
});
