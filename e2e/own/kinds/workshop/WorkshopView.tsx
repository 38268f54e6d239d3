import { TextView } from '@frontage/blocks/text/MarkdownView.tsx';
import { readPageText } from '@frontage/blocks/text/readPageText.ts';
import { moneyText } from '@frontage/contract/money.ts';
import { Day } from '@frontage/design/kit/Day/Day.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { DocumentFrame } from '@frontage/kinds/DocumentFrame.tsx';
import type { KindViewProps } from '@frontage/kinds/defineDrawn.ts';
import type { WorkshopMore } from './workshop.drawn.ts';
import type { Workshop } from './workshop.schema.ts';

/** When, where and for how much, beside what one learns. */
export function WorkshopView({ document, more, page }: KindViewProps<Workshop, WorkshopMore>) {
  const { pictures, place, price, starts, steps = [], summary, text, title } = document;
  const read = text && readPageText({ acf_fc_layout: 'textbox', text, pictures, isPageTitle: true }, page.path);
  const facts = [
    { title: 'When', description: <Day date={starts} language={page.site.language} /> },
    { title: 'Where', description: more.harbour ? linked(more.harbour) : place },
    ...(more.hosts.length > 0 ? [{ title: 'By', description: more.hosts.map(linked) }] : []),
    { title: 'Price', description: price ? moneyText(price.amount, price.currency) : 'Free' },
  ];
  return (
    <DocumentFrame ids={['workshop', 'day']} {...{ page, summary, title }} aside={<Facts facts={facts} />}>
      <div>
        {read ? <TextView read={read} site={page.site} /> : null}
        <ol>
          {steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
      </div>
    </DocumentFrame>
  );
}

const linked = ({ name, path }: { name: string; path: string }) => (
  <a key={path} href={path}>
    {name}
  </a>
);
