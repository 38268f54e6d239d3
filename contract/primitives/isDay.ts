/** A day that exists, `YYYY-MM-DD`. */
export function isDay(typed: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}
