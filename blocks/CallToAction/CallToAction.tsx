import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { AssetBand, assetClass } from './AssetBand.tsx';

/** A band whose button leads to the form of the page. */
export function CallToAction({ block, id }: BlockProps<BlockOf<'call_to_action'>>) {
  return (
    <AssetBand id={id} heading={block.heading}>
      <a href={`#${contactFormAnchor}`} className={assetClass}>
        {block.buttonText}
      </a>
    </AssetBand>
  );
}
