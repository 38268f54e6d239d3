/** Plain text in paragraphs: an empty line begins a new one, as in an email. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The paragraphs of a text, without empty ones. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
