import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif2000x1020_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp2000x1020_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1920x1440_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1920x1440_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1380x1034_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp1380x1034_filename" varchar;
  CREATE INDEX "media_sizes_avif2000x1020_sizes_avif2000x1020_filename_idx" ON "media" USING btree ("sizes_avif2000x1020_filename");
  CREATE INDEX "media_sizes_webp2000x1020_sizes_webp2000x1020_filename_idx" ON "media" USING btree ("sizes_webp2000x1020_filename");
  CREATE INDEX "media_sizes_avif1920x1440_sizes_avif1920x1440_filename_idx" ON "media" USING btree ("sizes_avif1920x1440_filename");
  CREATE INDEX "media_sizes_webp1920x1440_sizes_webp1920x1440_filename_idx" ON "media" USING btree ("sizes_webp1920x1440_filename");
  CREATE INDEX "media_sizes_avif1380x1034_sizes_avif1380x1034_filename_idx" ON "media" USING btree ("sizes_avif1380x1034_filename");
  CREATE INDEX "media_sizes_webp1380x1034_sizes_webp1380x1034_filename_idx" ON "media" USING btree ("sizes_webp1380x1034_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif2000x1020_sizes_avif2000x1020_filename_idx";
  DROP INDEX "media_sizes_webp2000x1020_sizes_webp2000x1020_filename_idx";
  DROP INDEX "media_sizes_avif1920x1440_sizes_avif1920x1440_filename_idx";
  DROP INDEX "media_sizes_webp1920x1440_sizes_webp1920x1440_filename_idx";
  DROP INDEX "media_sizes_avif1380x1034_sizes_avif1380x1034_filename_idx";
  DROP INDEX "media_sizes_webp1380x1034_sizes_webp1380x1034_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif2000x1020_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp2000x1020_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1920x1440_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1920x1440_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1380x1034_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp1380x1034_filename";`)
}
