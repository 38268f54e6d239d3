import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import type { Receipt, Visit } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { ThankYou } from './ThankYou.tsx';

const receipt: Receipt = {
  reference: 'Q-2611-0412',
  received: 'Monday 23 November, 2026, 09:12 UTC',
  answerBy: 'Tuesday 24 November, 2026, 18:00 UTC',
  email: 'ada@example.com',
  message: 'Three contracts and a bridge.',
  files: ['plan.pdf'],
};
const renderThanks = (visit?: Visit, site = exampleSite) =>
  render(
    <ThankYou title="Thank you" text="It is here." page={{ ...examplePage, site, ...(visit ? { visit } : {}) }} />,
  );
const wordsFor = (...given: Parameters<typeof renderThanks>) => wordsOf(renderThanks(...given).page);

describe('the thank-you page', () => {
  it('is a receipt of what arrived, and says by when it is answered', () => {
    const words = wordsFor({ receipt });
    for (const fact of [receipt.reference, receipt.received, receipt.answerBy, 'ada@example.com', 'plan.pdf']) {
      expect(words).toContain(fact);
    }
    expect(words).toContain('Within one working day');
  });

  it('links the chat next to every phone number and on the receipt, if there is a chat', () => {
    const messagingHref = 'https://chat.example/hello';
    const site = { ...exampleSite, messagingHref };
    const { getAllByRole } = renderThanks({ receipt }, site);
    const chats = getAllByRole('link', { name: 'Chat with us' });
    expect(chats.map((chat) => chat.getAttribute('href'))).toEqual([messagingHref, messagingHref]);
    const isBehindNumber = ({ previousElementSibling: before }: Element) =>
      before?.getAttribute('href')?.startsWith('tel:') === true;
    expect(chats.some(isBehindNumber)).toBe(true);
    const { messagingHref: _, ...without } = site;
    expect(wordsFor({ receipt }, without)).not.toContain('Chat with us');
  });

  it('says what happens next if nothing is known of a request', () => {
    const words = wordsFor();
    expect(words).toContain('What happens next');
    expect(words).not.toContain('Receipt');
    expect(words).not.toContain('An email with the number');
  });

  it('promises no answer time if the words of the owner name one', () => {
    const words = wordsFor({ receipt, thanks: { text: 'Everybody hears from us on 15 April.' } });
    expect(words).toContain(receipt.reference);
    expect(words).not.toContain(receipt.answerBy);
    expect(words).not.toContain('working day');
  });

  it('has its headings in order', () => {
    const headings = renderThanks({ receipt }).getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
