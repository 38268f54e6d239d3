/** A loader for the style sheets of Payload's parts: the admin has them all in one, `@payloadcms/next/css`. */
export default function noStyles(): string {
  return '';
}
