import type { Attachment, ExportIndex } from '../export/indexExport.ts';
import { nameOfPicture, originalName } from './findInFolder.ts';

/** A picture that an article shows, as the export knows it. */
export interface OldPicture {
  /** By this it is known again. */
  key: string;
  address: string;
  /** Paths below the folder of uploads, the best one first. */
  names: string[];
  attachment: Attachment | undefined;
}

/** Finds what the export says of a picture, by its number or by the address at which a text shows it. */
export class PictureIndex {
  readonly #byId: ExportIndex['attachments'];
  readonly #byName = new Map<string, Attachment>();
  readonly #host: string;

  constructor({ attachments }: ExportIndex, host: string) {
    this.#byId = attachments;
    this.#host = host;
    for (const attachment of attachments.values()) {
      for (const name of namesOf(attachment)) {
        if (!this.#byName.has(name)) this.#byName.set(name, attachment);
      }
    }
  }

  byId(id: number): OldPicture | undefined {
    const attachment = this.#byId.get(id);
    return attachment && this.#of(attachment);
  }

  /** `address`: absolute. Pictures of other sites are known by their address alone. */
  byAddress(address: string): OldPicture {
    const name = nameOfPicture(address);
    // Its own name first: a picture may have been uploaded with a size in its name.
    const attachment = this.#byName.get(name) ?? this.#byName.get(originalName(name));
    if (attachment) return this.#of(attachment);
    const names = [...new Set([originalName(name), name])];
    return { key: `wordpress ${this.#host} picture ${address}`, address, names, attachment: undefined };
  }

  /** The pictures of a gallery: numbers split by commas, or all that were uploaded to the post. */
  ofGallery(ids: string, post: number | undefined): OldPicture[] {
    const numbers =
      ids === 'children'
        ? [...this.#byId.values()].filter(({ parent }) => parent !== undefined && parent === post).map(({ id }) => id)
        : ids.split(',').map(Number);
    return numbers.flatMap((id) => this.byId(id) ?? []);
  }

  #of(attachment: Attachment): OldPicture {
    const { id, url } = attachment;
    return { key: `wordpress ${this.#host} attachment ${id}`, address: url, names: namesOf(attachment), attachment };
  }
}

/** Large pictures are scaled down when they are uploaded; the original lies beside them. */
function namesOf({ file, url }: Attachment): string[] {
  const names = [file, nameOfPicture(url)].filter(Boolean);
  return [...new Set([...names.map((name) => name.replace(/-scaled(?=\.\w+$)/, '')), ...names])];
}
