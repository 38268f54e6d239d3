/** Where the browser sends its calls: empty for the page's own host, else an origin such as `https://api.quayline.example`. */
export const backendAddress: string = (import.meta.env?.PUBLIC_BACKEND_URL as string | undefined) ?? '';
