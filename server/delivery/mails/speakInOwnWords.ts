import { sayInOwnWords } from '@frontage/contract/mails/said.ts';
import type { Said, Words } from '@frontage/contract/words/say.ts';
import type { MailContent, MailPart } from './MailContent.ts';

/** An email with the owner's sentences. What somebody typed is not changed. */
export function speakInOwnWords(content: MailContent, own: Words | undefined): MailContent<string> {
  const say = (wording: Said | string) => (typeof wording === 'string' ? wording : sayInOwnWords(wording, own));
  const linked = <Link extends { label: Said | string }>(link: Link) => ({ ...link, label: say(link.label) });

  function partOf(part: MailPart): MailPart<string> {
    if (part.kind === 'text') return { ...part, text: part.text.map(say) };
    if (part.kind === 'small') return { ...part, text: say(part.text) };
    if (part.kind === 'button') return linked(part);
    if (part.kind === 'links') return { ...part, links: part.links.map(linked) };
    if (part.kind === 'facts') {
      return {
        ...part,
        facts: part.facts.map(([label, value, ...href]) => [say(label), say(value), ...href] as const),
      };
    }
    return part;
  }

  return {
    mark: content.mark,
    subject: say(content.subject),
    preheader: say(content.preheader),
    heading: say(content.heading),
    parts: content.parts.map(partOf),
    foot: content.foot.map(say),
    ...(content.lastLink ? { lastLink: linked(content.lastLink) } : {}),
  };
}
