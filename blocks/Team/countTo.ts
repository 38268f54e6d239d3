/** The numbers from 1 to `count`, inclusive. */
export function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
