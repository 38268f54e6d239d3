/** Returns `robots.txt`: robots may read only production. R5. */
export function writeRobotsText({ isProduction, siteUrl }: { isProduction: boolean; siteUrl: string }): string {
  return isProduction
    ? `User-agent: *\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
