/** The outcome of the work, done when it is first asked for and then kept. A promise that fails is not kept. */
export function once<Outcome>(work: () => Outcome): () => Outcome {
  let kept: { outcome: Outcome } | undefined;
  return () => {
    if (kept) return kept.outcome;
    const outcome = work();
    kept = { outcome };
    if (outcome instanceof Promise)
      outcome.catch(() => {
        kept = undefined;
      });
    return outcome;
  };
}
