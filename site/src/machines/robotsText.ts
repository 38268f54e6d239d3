/** `robots.txt`: only production may be read by robots. Decision 32. */
export function robotsText({ isProduction, siteUrl }: { isProduction: boolean; siteUrl: string }): string {
  return isProduction
    ? `User-agent: *\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
