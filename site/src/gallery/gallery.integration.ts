import type { AstroIntegration } from 'astro';

/** Adds the gallery of all blocks while developing, or where GALLERY=1 asks for it. It is never part of a release. */
export function gallery(): AstroIntegration {
  return {
    name: 'frontage:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.GALLERY !== '1') return;
        injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/Index.astro', prerender: true });
        injectRoute({ pattern: '/gallery/site-header', entrypoint: './src/gallery/SiteFrame.astro', prerender: true });
        injectRoute({
          pattern: '/gallery/site-consent',
          entrypoint: './src/gallery/ConsentFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/site-not-found',
          entrypoint: './src/gallery/NotFoundFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/site-list',
          entrypoint: './src/gallery/ArticleListFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/site-search',
          entrypoint: './src/gallery/SearchFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/site-glossary',
          entrypoint: './src/gallery/GlossaryFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/article-[article]',
          entrypoint: './src/gallery/ArticleFrame.astro',
          prerender: true,
        });
        injectRoute({
          pattern: '/gallery/article/[layout]',
          entrypoint: './src/gallery/ArticleBlock.astro',
          prerender: true,
        });
        injectRoute({ pattern: '/gallery/[layout]', entrypoint: './src/gallery/Block.astro', prerender: true });
        injectRoute({
          pattern: '/gallery/picture/[name].svg',
          entrypoint: './src/gallery/picture.ts',
          prerender: true,
        });
      },
    },
  };
}
