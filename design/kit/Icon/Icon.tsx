import type { ReactNode } from 'react';

const paths = {
  arrowRight: 'M3 12H20M13.5 5.5 20 12l-6.5 6.5',
  chevronDown: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 3v18M3 12h18',
  minus: 'M3 12h18',
  upload: 'M12 16V4M7 9l5-5 5 5M4 14v6h16v-6',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5.5 5.5',
  check: 'M5 12.5l4.5 5L19 6.5',
  mail: 'M3.5 5.5h17v13h-17ZM3.5 6.5l8.5 7 8.5-7',
  menu: 'M2 8.5h20M2 15.5h20',
} as const;

type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * An interface icon: 24 units, 1.5 px lines, no fill. Decoration; the words next to it or an aria-label say what it
 * means.
 */
export function Icon({ children, className, name, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[name]} />
      {children}
    </svg>
  );
}
