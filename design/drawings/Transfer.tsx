import { AssetPlay } from './AssetPlay.tsx';
import stage from './Stage.module.css';
import { TransferLandscape } from './TransferLandscape.tsx';
import { TransferMedium } from './TransferMedium.tsx';
import { TransferPortrait } from './TransferPortrait.tsx';

/**
 * The hero's drawing: an asset leaves one account and arrives in another, and is never in two places.
 * Visitors may move it, and are refused a copy. Of three drawings the page's width shows one; the asset moves along its
 * rope once after load.
 */
export function Transfer() {
  return (
    <div className={stage.stage}>
      <TransferLandscape />
      <TransferMedium />
      <TransferPortrait />
      <AssetPlay className={stage.play} />
    </div>
  );
}
