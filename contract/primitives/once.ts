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

/** The same for each key. */
export function oncePer<Key, Outcome>(work: (key: Key) => Outcome): (key: Key) => Outcome {
  const kept = new Map<Key, () => Outcome>();
  return (key) => {
    const known = kept.get(key) ?? once(() => work(key));
    kept.set(key, known);
    return known();
  };
}
