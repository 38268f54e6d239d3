/** The hour in the address, chosen on another page, as long as it is to come. */
export function wantedHour(): string | undefined {
  const named = new URLSearchParams(location.search).get('start');
  const isToCome =
    named !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(named) && Date.parse(named) > Date.now();
  return isToCome ? named : undefined;
}
