import type { ReactNode } from 'react';

/** A drawing of `own/drawings`, 480 x 360: an `svg` that takes the class name it is given. */
export type OwnDrawing = (props: { className?: string | undefined }) => ReactNode;
