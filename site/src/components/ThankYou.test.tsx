import type { Receipt } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
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
const render = (visit?: React.ComponentProps<typeof ThankYou>['visit']) =>
  renderToStaticMarkup(<ThankYou title="Thank you" text="It is here." site={exampleSite} visit={visit} />);

describe('the thank-you page', () => {
  it('is a receipt of what arrived, and says until when it is answered', () => {
    const html = render({ receipt });
    for (const fact of [receipt.reference, receipt.received, receipt.answerBy, 'ada@example.com', 'plan.pdf']) {
      expect(html).toContain(fact);
    }
    expect(html).toContain('Within one working day');
  });

  it('leads to the chat wherever the number stands, and on the receipt, where there is one', () => {
    const messagingHref = 'https://chat.example/hello';
    const site = { ...exampleSite, messagingHref };
    const html = renderToStaticMarkup(
      <ThankYou title="Thank you" text="It is here." site={site} visit={{ receipt }} />,
    );
    expect(html.split(`href="${messagingHref}"`)).toHaveLength(3);
    expect(html).toMatch(/href="tel:[^"]+"[^>]*>[^<]*<\/a><a[^>]*href="https:\/\/chat\.example\/hello"/);
    const { messagingHref: _, ...without } = site;
    expect(
      renderToStaticMarkup(<ThankYou title="Thank you" text="It is here." site={without} visit={{ receipt }} />),
    ).not.toContain('Chat with us');
  });

  it('says what happens next where nothing is known of a request', () => {
    const html = render();
    expect(html).toContain('What happens next');
    expect(html).not.toContain('Receipt');
    expect(html).not.toContain('An email with the number');
  });

  it('promises no answer of its own where the owner has said when one comes', () => {
    const html = render({ receipt, thanks: { text: 'Everybody hears from us on 15 April.' } });
    expect(html).toContain(receipt.reference);
    expect(html).not.toContain(receipt.answerBy);
    expect(html).not.toContain('working day');
  });

  it('has its headings in order', () => {
    const levels = [...render({ receipt }).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
