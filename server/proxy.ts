import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server.js';
import { readAddresses } from './addresses.ts';

/**
 * Sets the admin's content security policy. Next gives its own inline scripts the nonce that it finds in the request.
 * Styles stay open, because Payload's components set them as attributes; nothing else from elsewhere is allowed.
 */
export function proxy(request: NextRequest) {
  const { adminUrl, backendUrl } = readAddresses();
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // The preview next to a form is a page that the website's host draws.
    `frame-src ${new URL(backendUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('X-Nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  // Set here and not with the others in next.config.ts: those are fixed at build time, and an image is built for any
  // address.
  if (adminUrl.startsWith('https:')) response.headers.set('Strict-Transport-Security', 'max-age=31536000');
  return response;
}

/**
 * Pages only: answers of the API and files of the build carry no scripts of ours, and downloads set a stricter policy.
 */
export const config = { matcher: ['/admin/:path*'] };
