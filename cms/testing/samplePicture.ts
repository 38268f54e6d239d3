import type { Payload } from 'payload';
import sharp from 'sharp';

/** A picture of one colour, as PNG. */
export function samplePng(width = 1200, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c8d6dd' } })
    .png()
    .toBuffer();
}

/** Uploads a picture to the library, in all sizes, and returns its document. */
export async function uploadCutSample(payload: Payload, name = 'sample') {
  const data = await samplePng();
  return payload.create({
    collection: 'media',
    data: { alt: `The picture ${name}` },
    file: { data, name: `${name}.png`, mimetype: 'image/png', size: data.length },
  });
}

/**
 * The same for tests that do not need its sizes: it is not resized, which would be nine tenths of the upload's time.
 */
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
