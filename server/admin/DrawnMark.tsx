import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { ownColours } from '@frontage/contract/identity/tokens.ts';
import { shapeOf } from '@frontage/design/kit/Wordmark/Wordmark.tsx';

interface DrawnMarkProps {
  /** SVG text that the settings have accepted. */
  svg: string;
  label: string;
  className: string | undefined;
  /** Accent colour from the settings; by default that of the design. */
  accent: string | null | undefined;
}

/** The admin has its own colours, so the accent of the site is written in as a value. */
export function DrawnMark({ accent, className, label, svg }: DrawnMarkProps) {
  const coloured = svg.replaceAll('var(--accent)', accent || ownColours.accent);
  const { height, minX, minY, shapes, width } = markOf(coloured);
  return (
    <svg
      viewBox={`${minX} ${minY} ${width} ${height}`}
      role="img"
      aria-label={label}
      fill="currentColor"
      className={className}
    >
      {shapes.map(shapeOf)}
    </svg>
  );
}
