import { faultsOf, productInWords } from './productResult.ts';
import { runProduct } from './runProduct.ts';

/**
 * `npm run bench -- product`: the whole product under its supervisor, 100 kills; with `DATABASE=PostgreSQL` on that one,
 * with `KILLS=15` shorter, and with `SEED=<number>` by the same dice. Ends with a fault where something was lost,
 * doubled, half or left over; then the folder of its data stays, with what the product said.
 */
export async function measureProduct(): Promise<void> {
  const kills = Number(process.env.KILLS || 100);
  const seed = Number(process.env.SEED || Date.now() % 1_000_000);
  const isOnPostgres = process.env.DATABASE === 'PostgreSQL';
  console.log(`${isOnPostgres ? 'PostgreSQL' : 'SQLite'}, ${kills} kills, seed ${seed}`);
  const result = await runProduct({ kills, seed, isOnPostgres });
  for (const line of productInWords(result)) console.log(line);
  const wrong = faultsOf(result);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
