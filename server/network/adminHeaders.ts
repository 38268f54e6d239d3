/** Headers of every answer of the admin; its pages also have a policy with a nonce (proxy.ts). */
export const adminHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;
