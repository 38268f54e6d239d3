/** Default file names of cameras, phones and programs, with their counters and dates. */
const usualNames =
  /^(?:dsc|dscf|dscn|image|img|mvimg|photo|picture|pxl|screenshot|unnamed|untitled|whatsapp image)[\W\d_]*$/;
const endings = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** From this number of words on, a file name is a description. */
const wordsOfDescription = 3;

/** True where the description of a picture is only its file name, or a default file name. */
export function saysNothing(alt: string, filename: string): boolean {
  const words = alt.trim().toLowerCase();
  if (endings.test(words) || usualNames.test(words)) return true;
  if (lettersOf(words) !== lettersOf(filename.toLowerCase().replace(endings, ''))) return false;
  return /\d/.test(words) || words.split(/[^\p{L}]+/u).filter(Boolean).length < wordsOfDescription;
}

function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\d]/gu, '');
}
