import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftFaults } from './DraftFaults.tsx';

it('says where something is wrong, and each thing that is, as text', () => {
  const messages = ['block 2, faq, field heading: expected text, found nothing', 'block 3: found "<b>"'];
  const html = renderToStaticMarkup(<DraftFaults messages={messages} of="block" />);
  expect(html).toContain('This block cannot be shown');
  expect(html.match(/<li[ >]/g)).toHaveLength(2);
  expect(html).toContain('found &quot;&lt;b&gt;&quot;');
});

it('says nothing of a draft that fits', () => {
  expect(renderToStaticMarkup(<DraftFaults messages={[]} of="document" />)).toBe('');
});
