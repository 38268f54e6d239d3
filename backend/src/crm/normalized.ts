/** An e-mail address as it is compared: case, spaces and the form of Unicode do not count. */
export function normalizedEmail(email: string): string {
  return email.normalize('NFC').replace(/\s/g, '').toLowerCase();
}

/** The name of a company as it is compared. */
export function normalizedName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
