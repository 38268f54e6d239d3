import type { APIRoute } from 'astro';
import { icons, pathOfIcon } from '../machines/icons.ts';
import { pageData } from '../page-data/current.ts';

/** What a device needs to keep the site as an app. W3C Web Application Manifest. */
export const GET: APIRoute = async () => {
  const { site } = await pageData.loadHome();
  const manifest = {
    name: site.companyName,
    short_name: site.companyName,
    description: site.description,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#F6F1E4',
    theme_color: '#F6F1E4',
    icons: icons
      .filter(({ purpose }) => purpose !== 'touch')
      .map((icon) => ({
        src: pathOfIcon(icon),
        sizes: `${icon.sizePx}x${icon.sizePx}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
