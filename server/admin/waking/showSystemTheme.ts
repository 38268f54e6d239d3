/**
 * Sets light or dark as the system has it, unless somebody has chosen. It is sent to the browser as text, and runs
 * before anything is painted. Payload learns of the system's theme from a header that browsers only send from the
 * second page on.
 */
export function showSystemTheme(): void {
  if (document.cookie.includes('payload-theme=')) return;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
}
