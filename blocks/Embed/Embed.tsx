import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { EmbedFigure } from './EmbedFigure.tsx';

/** Something of another host, in eight columns. */
export function Embed({ block, page, id }: BlockProps<BlockOf<'embed'>>) {
  const { address, poster, title } = block;
  return (
    <Section id={id} ground="paper">
      <EmbedFigure address={address} title={title} poster={poster} site={page.site} />
    </Section>
  );
}
