import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import type { MailContent, MailPart } from './MailContent.ts';

/** A mail as its owner says it. What somebody typed stays as it was typed. */
export function inOwnWords(content: MailContent, words: Words | undefined): MailContent {
  const say = (sentence: string) => worded(words, sentence);
  /** A value may be what somebody typed, so it has to be the sentence itself. */
  const sayWhole = (value: string) => words?.find(([usual]) => usual === value)?.[1] ?? value;
  const linked = <Link extends { label: string }>(link: Link): Link => ({ ...link, label: say(link.label) });

  function partOf(part: MailPart): MailPart {
    if (part.kind === 'text') return { ...part, text: [part.text].flat().map(say) };
    if (part.kind === 'small') return { ...part, text: say(part.text) };
    if (part.kind === 'button') return linked(part);
    if (part.kind === 'links') return { ...part, links: part.links.map(linked) };
    if (part.kind === 'facts') {
      return {
        ...part,
        facts: part.facts.map(([label, value, ...href]) => [say(label), sayWhole(value), ...href] as const),
      };
    }
    return part;
  }

  return {
    ...content,
    subject: say(content.subject),
    preheader: say(content.preheader),
    heading: say(content.heading),
    parts: content.parts.map(partOf),
    foot: content.foot.map(say),
    ...(content.lastLink ? { lastLink: linked(content.lastLink) } : {}),
  };
}
