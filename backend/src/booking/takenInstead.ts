import { PlaceTaken } from './BookingStore.ts';

/** Runs a write; where the database says that the place of a call is taken, that is thrown in our own words. */
export async function takenInstead<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isPlaceTaken(error)) throw new PlaceTaken('Somebody was faster', { cause: error });
    throw error;
  }
}

/** SQLite names table and column, PostgreSQL the index, and Payload the field; each may be wrapped in another error. */
function isPlaceTaken(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    const constraint = 'constraint' in fault ? String(fault.constraint) : '';
    if (/UNIQUE constraint failed: bookings\.place/.test(fault.message) || constraint === 'bookings_place_idx') {
      return true;
    }
    const data: unknown = 'data' in fault ? fault.data : undefined;
    if (JSON.stringify(data ?? null).includes('"path":"place"')) return true;
  }
  return false;
}
