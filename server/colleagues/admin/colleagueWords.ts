import type { Colleague, Colleagues } from '../colleaguesEndpoints.ts';

/**
 * Returns the message about others who have the same form open; empty if there is nothing to say. `atWords` writes a
 * time by the clock of the agency.
 */
export function colleagueWords({ changed, others }: Colleagues, atWords: (iso: string) => string): string {
  const writer = others.find(({ isWriting }) => isWriting);
  const outdated = changed
    ? `${changed.by} saved changes at ${atWords(changed.at)}. Reload before you write, or what you save replaces them.`
    : '';
  if (writer) return [writingWords(writer), outdated].filter(Boolean).join(' ');
  return outdated || openWords(others);
}

function writingWords({ isLater, name }: Colleague): string {
  return isLater
    ? `${name} took this over and writes in it. What you type meanwhile is not saved.`
    : `${name} writes in this. What you type meanwhile is not saved.`;
}

function openWords(others: readonly Colleague[]): string {
  if (others.length === 0) return '';
  const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(others.map(({ name }) => name));
  return `${names} ${others.length > 1 ? 'have' : 'has'} this open too. Agree who writes: what is saved last stays.`;
}
