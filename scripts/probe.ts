/**
 * `node scripts/probe.ts`: ends with 0 if the website is ready for visitors, otherwise with 1. For container engines.
 */
const { PORT } = process.env;

try {
  const answer = await fetch(`http://127.0.0.1:${PORT || '3000'}/readyz`, { signal: AbortSignal.timeout(4_000) });
  console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

export {};
