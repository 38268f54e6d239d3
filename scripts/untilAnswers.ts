/** Waits until an address answers with a status below 400. Rejects, naming it, after `patienceMs`. */
export async function untilAnswers(address: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let last = 'nothing answered';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(address, { redirect: 'manual' });
      if (answer.status < 400) return;
      last = `the last answer had status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `${address} did not answer within ${patienceMs / 1000} s: ${last}. What the process said stands above.`,
  );
}
