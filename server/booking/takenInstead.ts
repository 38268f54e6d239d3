import { isUniqueViolation } from '../database/uniqueViolation.ts';
import { PlaceTaken } from './StoredBooking.ts';

const place = { table: 'bookings', column: 'place', field: 'place' };

/** Runs a write. Throws PlaceTaken if the database says that the place of a call is taken. */
export async function takenInstead<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, place)) throw new PlaceTaken('Somebody was faster', { cause: error });
    throw error;
  }
}
