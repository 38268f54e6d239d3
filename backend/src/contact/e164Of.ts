/** A number without its spacing, for comparison. */
export function removeSpacing(phone: string): string {
  return phone.replace(/[ ()-]/g, '');
}

/** R27: only a number with its country code can be called without guessing. */
export function e164Of(phone: string | undefined): string | undefined {
  const digits = phone && removeSpacing(phone);
  return digits && /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
