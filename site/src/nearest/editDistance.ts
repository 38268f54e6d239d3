/**
 * How many letters must be put in, taken out or changed to make one text of another; Infinity where it is more than
 * `max`. Only the strip of the table within `max` of its diagonal is filled in, so long texts are cheap.
 */
export function editDistance(from: ArrayLike<string>, to: ArrayLike<string>, max: number): number {
  if (Math.abs(from.length - to.length) > max) return Number.POSITIVE_INFINITY;
  const beyond = max + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, column) => Math.min(column, beyond));
  for (let row = 1; row <= from.length; row += 1) {
    const current = Array<number>(to.length + 1).fill(beyond);
    if (row <= max) current[0] = row;
    let least = current[0] ?? beyond;
    for (let column = Math.max(1, row - max); column <= Math.min(to.length, row + max); column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const steps = Math.min(
        (previous[column - 1] ?? beyond) + change,
        (previous[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
      );
      current[column] = Math.min(steps, beyond);
      least = Math.min(least, steps);
    }
    if (least > max) return Number.POSITIVE_INFINITY;
    previous = current;
  }
  const distance = previous[to.length] ?? beyond;
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}
