/** As cameras, phones and programs name files, with their counters and dates. */
const usualNames =
  /^(?:dsc|dscf|dscn|image|img|mvimg|photo|picture|pxl|screenshot|unnamed|untitled|whatsapp image)[\W\d_]*$/;
const endings = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** From as many words on, the name of a file is a description. */
const wordsOfDescription = 3;

/** Whether the words about a picture are the name of its file, or of files in general, and no description. */
export function saysNothing(alt: string, filename: string): boolean {
  const words = alt.trim().toLowerCase();
  if (endings.test(words) || usualNames.test(words)) return true;
  if (lettersOf(words) !== lettersOf(filename.toLowerCase().replace(endings, ''))) return false;
  return /\d/.test(words) || words.split(/[^\p{L}]+/u).filter(Boolean).length < wordsOfDescription;
}

function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\d]/gu, '');
}
