/** The form in which email addresses are compared: case, spaces and the form of Unicode do not count. */
export function normalizedEmail(email: string): string {
  return email.normalize('NFC').replace(/\s/g, '').toLowerCase();
}

/** The form in which names of companies and persons are compared. */
export function normalizedName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
