import { describeProduct, faultsOf } from './productResult.ts';
import { runProduct } from './runProduct.ts';

/**
 * `npm run bench -- product`: the whole product under its supervisor, 100 kills; with `DATABASE=PostgreSQL` on that
 * database, with `KILLS=15` fewer, and with `SEED=<number>` the same random choices. Fails if something was lost,
 * duplicated, incomplete or left over; then its data folder is kept, with the product's output.
 */
export async function measureProduct(): Promise<void> {
  const kills = Number(process.env.KILLS || 100);
  const seed = Number(process.env.SEED || Date.now() % 1_000_000);
  const isOnPostgres = process.env.DATABASE === 'PostgreSQL';
  console.log(`${isOnPostgres ? 'PostgreSQL' : 'SQLite'}, ${kills} kills, seed ${seed}`);
  const result = await runProduct({ kills, seed, isOnPostgres });
  for (const line of describeProduct(result)) console.log(line);
  const wrong = faultsOf(result);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
