import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { ContactBanner } from '../ContactBanner/ContactBanner.tsx';

/** The banner of the landing page without its dialog: the button is the asset and is on the line. */
export function CallToAction({ block, page, id }: BlockProps<BlockOf<'call_to_action'>>) {
  const { heading, buttonText } = block;
  return <ContactBanner block={{ acf_fc_layout: 'contact_banner', heading, buttonText }} page={page} id={id} />;
}
