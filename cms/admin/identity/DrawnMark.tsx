import type { Shape } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import { createElement, type ReactNode } from 'react';

interface DrawnMarkProps {
  /** Accepted by the settings. */
  svg: string;
  /** Read aloud in place of the drawing. */
  label: string;
  className: string | undefined;
}

/** A logo or a symbol of the settings in the admin. */
export function DrawnMark({ className, label, svg }: DrawnMarkProps) {
  const { height, minX, minY, shapes, width } = markOf(svg);
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

function shapeOf({ attributes, inner, name }: Shape, key: number): ReactNode {
  const named = Object.entries(attributes).map(([attribute, value]) => [
    attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return createElement(name, { key, ...Object.fromEntries(named) }, ...inner.map(shapeOf));
}
