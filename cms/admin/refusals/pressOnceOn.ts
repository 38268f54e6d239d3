/** Presses a button that is off as soon as it is on: within `patienceMs`, unless `signal` ends the wait. */
export function pressOnceOn(
  button: HTMLButtonElement,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    if (signal.aborted || performance.now() > until) return;
    if (button.disabled) requestAnimationFrame(look);
    else button.click();
  };
  look();
}
