import drawing from '@frontage/design/drawings/Drawing.module.css';

/** A bollard on each post, the asset on the last one, which is as large as `size` in px. */
export function PostHead({ isAsset, size }: { isAsset: boolean; size: number }) {
  const half = size / 2;
  return (
    <svg viewBox={`${-half} ${-half} ${size} ${size}`} width={size} height={size} aria-hidden="true">
      {isAsset ? (
        <path className={drawing.accent} d={`M${-half}-${half}h${size}v${size}h-${size}Z`} />
      ) : (
        <circle r="6.5" />
      )}
    </svg>
  );
}
