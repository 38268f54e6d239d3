import { isUniqueViolation } from '@frontage/cms/database/uniqueViolation.ts';
import { PlaceTaken } from './StoredBooking.ts';

const place = { table: 'bookings', column: 'place', field: 'place' };

/** Runs a write; where the database says that the place of a call is taken, that is thrown in our own words. */
export async function takenInstead<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, place)) throw new PlaceTaken('Somebody was faster', { cause: error });
    throw error;
  }
}
