/** Only exists in the renderer, not in a browser. */
declare const process: { env: Record<string, string | undefined> };

/**
 * Where the browser sends its calls: empty for the page's own host, otherwise an origin such as
 * `https://api.wharfside.example`. The renderer reads it from its environment, the browser from the page.
 */
export const backendAddress: string =
  (typeof document === 'undefined' ? process.env.PAGE_BACKEND_URL : document.documentElement.dataset.backend) ?? '';
