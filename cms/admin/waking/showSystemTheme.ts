/**
 * Runs in the browser as text, before anything is painted: light or dark as the system is, where nobody has chosen.
 * Payload knows the system from a header that browsers send from the second page on.
 */
export function showSystemTheme(): void {
  if (document.cookie.includes('payload-theme=')) return;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
}
