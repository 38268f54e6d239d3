const pausesMs = { first: 500, longest: 10_000 };

/** Asks until an answer arrives. Throws a fault that does not pass by itself. */
export async function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  doesPass: (fault: unknown) => boolean,
): Promise<Answer> {
  for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(2 * pauseMs, pausesMs.longest)) {
    try {
      return await ask();
    } catch (fault) {
      if (!doesPass(fault)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
