/** A loader for the line about a file, whose button Payload names in English alone: it says "Copy", as others do. */
export default function sayCopy(source: string): string {
  const said = source.replace('defaultMessage: "Copy URL",', '');
  if (said === source) throw new Error('Payload names the button that copies the address of a file in another way');
  return said;
}
