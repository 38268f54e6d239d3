/** Presses a disabled button as soon as it is enabled, within `patienceMs`, unless `signal` aborts. */
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
