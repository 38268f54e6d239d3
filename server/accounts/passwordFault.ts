import { say } from '../admin/say.ts';

/** In characters. NIST SP 800-63B-4 R26.1 and OWASP ASVS 6.2: length counts, and not kinds of characters. */
const shortest = 12;
/** In characters. Every sign-in hashes the password slowly, so a book would cost work for nothing. */
const longest = 200;

export const askForPresent = () => say('Type your present password to change your password or address.');

export function passwordFault(password: unknown): string | undefined {
  if (typeof password !== 'string') return say('Type a password.');
  const { length } = [...password.trim()];
  if (length < shortest)
    return say('Use at least {shortest} characters, such as four words that nobody else would choose.', { shortest });
  if ([...password].length > longest) return say('Use at most {longest} characters.', { longest });
  if (common.has(password.trim().toLowerCase())) {
    return say('This is one of the first passwords that others try. Use words that nobody else would choose.');
  }
  return undefined;
}

/** The most common passwords that are long enough. */
const common = new Set(
  `
    000000000000, 0123456789012, 111111111111, 112233445566, 121212121212, 123123123123, 123456123456,
    123456654321, 123456789000, 123456789012, 123456789101, 1234567890123, 12345678901234, 1234567891011,
    123456789abc, 123456qwerty, 147258369000, 1q2w3e4r5t6y, 1q2w3e4r5t6y7u, 1qaz2wsx3edc, 1qaz2wsx3edc4rfv,
    987654321000, abc123456789, abcd12345678, abcdefghijkl, abcdefghijklm, adminadminadmin, admin1234567,
    admin12345678, administrator, administrator1, asdfghjkl123, changemechangeme, changemenow1, contraseña123,
    correcthorsebatterystaple, correct horse battery staple, iloveyou1234, iloveyouforever, letmeinletmein,
    letmein12345, passw0rd1234, password1234, password12345, password123456, password1234567, passwordpassword,
    p@ssw0rd1234, p@ssword1234, q1w2e3r4t5y6, q1w2e3r4t5y6u7, qazwsxedcrfv, qwerty123456, qwerty1234567,
    qwerty12345678, qwertyqwerty, qwertyuiop12, qwertyuiop123, qwertyuiop[], qwertyuiopasdf, superman1234,
    welcome12345, welcome123456, zxcvbnm12345
  `
    .trim()
    .split(/,\s+/),
);
