'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Called with the free hour that is pressed, as ISO. */
export const ChooseHour = createContext<(start: string) => void>(() => undefined);

/** A free hour that can be pressed for the call in hand. */
export function FreeHourButton({ children, start }: { children: ReactNode; start: string }) {
  const choose = useContext(ChooseHour);
  return (
    <button type="button" onClick={() => choose(start)}>
      {children}
    </button>
  );
}
