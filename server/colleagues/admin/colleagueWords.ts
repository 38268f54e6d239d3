import { say, spokenLocale } from '../../admin/say.ts';
import type { Colleague, Colleagues } from '../colleagues.ts';

/** Empty if there is nothing to say. `atWords` writes a time by the clock of the agency. */
export function colleagueWords({ changed, others }: Colleagues, atWords: (iso: string) => string): string {
  const writer = others.find(({ isWriting }) => isWriting);
  const outdated = changed
    ? say('{by} saved changes at {atWords}. Reload before you write, or what you save replaces them.', {
        by: changed.by,
        atWords: atWords(changed.at),
      })
    : '';
  if (writer) return [writingWords(writer), outdated].filter(Boolean).join(' ');
  return outdated || openWords(others);
}

function writingWords({ isLater, name }: Colleague): string {
  return isLater
    ? say('{name} took this over and writes in it. What you type meanwhile is not saved.', { name })
    : say('{name} writes in this. What you type meanwhile is not saved.', { name });
}

function openWords(others: readonly Colleague[]): string {
  if (others.length === 0) return '';
  const names = new Intl.ListFormat(spokenLocale(), { type: 'conjunction' }).format(others.map(({ name }) => name));
  return others.length > 1
    ? say('{names} have this open too. Agree who writes: what is saved last stays.', { names })
    : say('{names} has this open too. Agree who writes: what is saved last stays.', { names });
}
