/** R27: only a number with its country can be called without guessing. */
export function e164Of(phone: string | undefined): string | undefined {
  const digits = phone?.replace(/[ ()-]/g, '');
  return digits && /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
