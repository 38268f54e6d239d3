import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconSvg, icons } from '../../machines/icons.ts';

/** Made when the site's code is built: it follows from nothing that editors write. */
export const prerender = true;

export function getStaticPaths() {
  return icons.map((icon) => ({ params: { name: icon.name }, props: { icon } }));
}

export const GET: APIRoute<{ icon: (typeof icons)[number] }> = async ({ props }) => {
  const png = await sharp(Buffer.from(iconSvg(props.icon)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
