import type { KindPart } from './kindOf.ts';

/** The id of a shape's section. */
export function anchorOf(shape: string): string {
  return `shape-${shape}`;
}

/** The kind of a value; each shape in it links to its description. */
export function Kind({ parts }: { parts: readonly KindPart[] }) {
  return (
    <>
      {parts.map(({ text, shape }) =>
        shape ? (
          <a key={shape} href={`#${anchorOf(shape)}`}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </>
  );
}
