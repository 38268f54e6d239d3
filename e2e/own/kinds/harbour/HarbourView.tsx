import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { DocumentFrame } from '@frontage/kinds/DocumentFrame.tsx';
import type { KindViewProps } from '@frontage/kinds/defineDrawn.ts';
import type { HarbourMore } from './harbour.drawn.ts';
import type { Harbour } from './harbour.schema.ts';

/** The water it lies at, and what is taught there. */
export function HarbourView({ document, more, page }: KindViewProps<Harbour, HarbourMore>) {
  const { name, summary, water } = document;
  const facts = [{ title: 'Water', description: water }];
  return (
    <DocumentFrame ids={['harbour', 'days']} title={name} {...{ page, summary }} aside={<Facts facts={facts} />}>
      <ul>
        {more.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </DocumentFrame>
  );
}
