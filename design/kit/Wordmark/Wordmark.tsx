import type { Shape } from '@frontage/contract/drawings/readShapes.ts';
import { markOf } from '@frontage/contract/identity/drawnMark.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { createElement, type ReactNode } from 'react';

interface WordmarkProps {
  site: Pick<SiteSettings, 'companyName' | 'identity'>;
  /** Read aloud; the name alone by default. */
  label?: string;
  /** A house may have another drawing at the foot of a page. */
  atFoot?: boolean;
  className?: string | undefined;
}

/** Width to height: a taller logo gets space at its right, so that it is no higher than the bar around it. */
const leastRatio = 3;

/** The logo of the house from its settings; the name in words where there is none. */
export function Wordmark({ site, label = site.companyName, atFoot = false, className }: WordmarkProps) {
  const { footLogo, logo } = site.identity ?? {};
  const drawn = (atFoot ? footLogo : undefined) ?? logo;
  if (!drawn)
    return (
      <span role="img" aria-label={label} className={className}>
        {site.companyName}
      </span>
    );
  const { height, minX, minY, shapes, width } = markOf(drawn);
  return (
    <svg
      viewBox={`${minX} ${minY} ${Math.max(width, height * leastRatio)} ${height}`}
      role="img"
      aria-label={label}
      fill="currentColor"
      className={className}
    >
      {shapes.map(shapeOf)}
    </svg>
  );
}

export function shapeOf({ attributes, inner, name }: Shape, key: number): ReactNode {
  const named = Object.entries(attributes).map(([attribute, value]) => [toCamelCase(attribute), value]);
  return createElement(name, { key, ...Object.fromEntries(named) }, ...inner.map(shapeOf));
}

/** React's names of SVG attributes: `stroke-width` is `strokeWidth`. */
function toCamelCase(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
