import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { PictureView } from '../PictureView/PictureView.tsx';
import styles from './Initials.module.css';

interface InitialsProps {
  name: string;
  picture?: Picture | undefined;
  /** Twice as large where it is a picture. */
  isLarge?: boolean;
}

/**
 * A disc with the face of a person who speaks, or two letters where there is no picture. Either is hidden from
 * screen readers, because the name is next to it.
 */
export function Initials({ isLarge, name, picture }: InitialsProps) {
  if (picture) {
    const [size, className] = isLarge ? (['279-207', styles.large] as const) : (['120-120', styles.face] as const);
    return <PictureView picture={{ ...picture, alt: '' }} size={size} className={className} />;
  }
  return (
    <span className={`centred strong ${styles.disc}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name, shown in a disc in place of a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => word?.match(/\p{L}/u)?.[0].toUpperCase() ?? '').join('');
}
