import { estimate } from '@frontage/blocks/Estimate/Estimate.schema.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';

const { rates, lead, contactLead } = estimate.parse(
  demo.pages.flatMap(({ layout }) => layout).find((block) => block.acf_fc_layout === 'estimate'),
);

describe('the rates of the estimate', () => {
  it('have the number of questions and the date given in the texts', () => {
    expect(rates.questions).toHaveLength(6);
    expect(lead).toMatch(/^Six answers/);
    expect(contactLead).toContain('six answers');
    const [day, month, year] = new Date(rates.version)
      .toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      .split(' ');
    // Written as everywhere (docs/voice.md), and never broken over two lines.
    expect(lead).toContain(`Rates of ${day}\u00a0${month},\u00a0${year}.`);
  });
});
