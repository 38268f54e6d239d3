/**
 * Returns the outcome of the work, which is done on the first call and then kept. A promise that rejects is not kept.
 */
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
