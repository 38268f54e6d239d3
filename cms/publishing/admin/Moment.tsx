/** A moment in UTC, as everything in the admin names it. */
export function Moment({ iso }: { iso: string }) {
  const words = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return <time dateTime={iso}>{words} UTC</time>;
}
