import type { BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { z } from 'zod';
import type { WorkshopCard } from '../../kinds/workshop/workshop.schema.ts';
import type { workshops } from './Workshops.schema.ts';

/** One line for each. */
export function Workshops({ block, id, page }: BlockProps<z.infer<typeof workshops>>) {
  const headingId = `${id}-heading`;
  const all = (page.documents?.workshop ?? []) as WorkshopCard[];
  const isFirst = ({ slug }: WorkshopCard) => slug === block.workshopSlug;
  const shown = [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
  return (
    <Section id={id} ground="paper" labelledBy={headingId}>
      <h2 id={headingId}>{block.heading}</h2>
      <ul>
        {shown.map(({ path, place, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>, {place}
          </li>
        ))}
      </ul>
    </Section>
  );
}
