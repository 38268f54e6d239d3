const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Working days in which requests are answered where the settings say nothing. */
export const usualAnswerDays = 1;

/** Such as: one working day. */
function answerTime(days: number): string {
  return `${inWords[days - 1] ?? days} working day${days === 1 ? '' : 's'}`;
}

/** A text with the time in which requests are answered in place of `{answerTime}`: one setting, as in the mails. */
export function withAnswerTime(text: string, site: { answerWorkingDays?: number | undefined }): string {
  return text.replaceAll('{answerTime}', answerTime(site.answerWorkingDays ?? usualAnswerDays));
}
