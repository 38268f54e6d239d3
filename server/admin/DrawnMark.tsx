import type { Shape } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { ownColours } from '@frontage/contract/identity/tokens.ts';
import { createElement, type ReactNode } from 'react';

interface DrawnMarkProps {
  /** SVG text that the settings have accepted. */
  svg: string;
  label: string;
  className: string | undefined;
  /** Accent colour from the settings; by default that of the design. */
  accent: string | null | undefined;
}

export function DrawnMark({ accent, className, label, svg }: DrawnMarkProps) {
  const { height, minX, minY, shapes, width } = markOf(svg);
  return (
    <svg
      viewBox={`${minX} ${minY} ${width} ${height}`}
      role="img"
      aria-label={label}
      fill="currentColor"
      className={className}
    >
      {shapes.map((shape, key) => shapeOf(shape, key, accent || ownColours.accent))}
    </svg>
  );
}

/** The admin has its own colours, so the accent of the site is written in as a value. */
function shapeOf({ attributes, inner, name }: Shape, key: number, accent: string): ReactNode {
  const named = Object.entries(attributes).map(([attribute, value]) => [
    attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value.replaceAll('var(--accent)', accent),
  ]);
  return createElement(
    name,
    { key, ...Object.fromEntries(named) },
    ...inner.map((shape, index) => shapeOf(shape, index, accent)),
  );
}
