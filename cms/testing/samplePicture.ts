import type { Payload } from 'payload';
import sharp from 'sharp';

/** A picture of one colour, as PNG. */
export function samplePng(width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c8d6dd' } })
    .png()
    .toBuffer();
}

/** Uploads a picture to the library, cut to all sizes, and answers its document. */
export async function uploadCutSample(payload: Payload, name = 'sample') {
  const data = await samplePng();
  return payload.create({
    collection: 'media',
    data: { alt: `The picture ${name}` },
    file: { data, name: `${name}.png`, mimetype: 'image/png', size: data.length },
  });
}

/** The same where nobody looks at its sizes: it is not cut, which is nine tenths of the time of an upload. */
export async function uploadSample(payload: Payload, name?: string) {
  const { upload } = payload.collections.media.config;
  const { imageSizes = [] } = upload;
  upload.imageSizes = [];
  try {
    return await uploadCutSample(payload, name);
  } finally {
    upload.imageSizes = imageSizes;
  }
}
