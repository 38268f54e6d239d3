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

/** The same for tests that do not need its sizes. */
export function uploadSample(payload: Payload, name?: string) {
  return withoutCuts(payload, () => uploadCutSample(payload, name));
}

/** Does the work while pictures are stored without being resized, which would be nine tenths of an upload's time. */
export async function withoutCuts<Result>(payload: Payload, work: () => Promise<Result>): Promise<Result> {
  const { upload } = payload.collections.media.config;
  const { imageSizes = [] } = upload;
  upload.imageSizes = [];
  try {
    return await work();
  } finally {
    upload.imageSizes = imageSizes;
  }
}
