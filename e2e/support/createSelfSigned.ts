import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a self-signed certificate for one host, valid for a day. RFC 5280, with the least DER that suffices. */
export function createSelfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const ecdsaWithSha256 = encodeDer(0x30, encodeDer(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = encodeDer(0x30, encodeDer(0x06, Buffer.from('550403', 'hex')), encodeDer(0x0c, Buffer.from(host)));
  const name = encodeDer(0x30, encodeDer(0x31, commonName));
  const now = Date.now();
  const validity = encodeDer(0x30, encodeUtcTime(now - 3_600_000), encodeUtcTime(now + 86_400_000));
  const alternativeName = encodeDer(0x30, encodeDer(0x82, Buffer.from(host)));
  const extension = encodeDer(0x30, encodeDer(0x06, Buffer.from('551d11', 'hex')), encodeDer(0x04, alternativeName));
  const toBeSigned = encodeDer(
    0x30,
    encodeDer(0xa0, encodeDer(0x02, Buffer.from([2]))),
    encodeDer(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey,
    encodeDer(0xa3, encodeDer(0x30, extension)),
  );
  const signature = sign('sha256', toBeSigned, createPrivateKey(privateKey));
  const whole = encodeDer(0x30, toBeSigned, ecdsaWithSha256, encodeDer(0x03, Buffer.from([0]), signature));
  // The length of a signature varies. If the last line is full, no empty line may follow, because OpenSSL refuses it.
  const lines = whole.toString('base64').replace(/.{64}(?!$)/g, '$&\n');
  return { key: privateKey, cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}

/** Encodes tag, length and contents. */
function encodeDer(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function encodeUtcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return encodeDer(0x17, Buffer.from(`${digits}Z`));
}
