/** A number as it is compared: however it was spaced. */
export function unspaced(phone: string): string {
  return phone.replace(/[ ()-]/g, '');
}

/** R27: only a number with its country can be called without guessing. */
export function e164Of(phone: string | undefined): string | undefined {
  const digits = phone && unspaced(phone);
  return digits && /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
