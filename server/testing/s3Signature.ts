import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * True where a request is signed with this secret, by AWS Signature Version 4 in the header, implemented from its
 * description: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedWith(secret: string, { headers, method = '', url = '' }: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, date = '', region = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const canonical = [
    method,
    pathname
      .split('/')
      .map((word) => encoded(decodeURIComponent(word)))
      .join('/'),
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
