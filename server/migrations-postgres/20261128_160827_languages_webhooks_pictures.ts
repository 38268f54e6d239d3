import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Names the pages that showed a drawing which the product no longer has: it is a picture of the demo now, and the page
 * shows none until somebody chooses one.
 */
const gone = /"(?:drawing|sideDrawing|wideDrawing)": ?"(?!(?:plan|unfolding|transfer|none)")\w+"/;
/** A hero of a drawing that is gone could not be shown at all. */
const withoutGone = (layout: string): string =>
  JSON.stringify(
    JSON.parse(layout).map((block: { blockType: string; drawing?: string }) =>
      block.blockType === 'hero' && gone.test(`"drawing": "${block.drawing}"`) ? { ...block, drawing: 'none' } : block,
    ),
  );

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ title: string; layout: string }>(sql`SELECT title, layout::text AS layout FROM pages WHERE _status = 'published'`)
  for (const { layout, title } of rows)
    if (gone.test(layout ?? '')) payload.logger.warn(`Choose pictures for the page "${title}": its drawings are now pictures of the demo`)
  for (const [table, column] of [['pages', 'layout'], ['_pages_v', 'version_layout']].map((names) => names.map((name) => sql.raw(name)))) {
    const { rows } = await db.execute<{ id: number; layout: string | null }>(sql`SELECT id, ${column}::text AS layout FROM ${table}`)
    for (const { id, layout } of rows)
      if (layout && gone.test(layout)) await db.execute(sql`UPDATE ${table} SET ${column} = ${withoutGone(layout)}::jsonb WHERE id = ${id}`)
  }
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'request.late';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'call.booked';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'call.moved';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'call.cancelled';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'subscriber.confirmed';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'document.published';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'document.unpublished';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'request.late';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'call.booked';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'call.moved';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'call.cancelled';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'subscriber.confirmed';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'document.published';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'document.unpublished';
  ALTER TABLE "articles" ADD COLUMN "language" varchar;
  ALTER TABLE "articles" ADD COLUMN "original_id" integer;
  ALTER TABLE "articles" ADD COLUMN "cover_upright_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_upright_id" integer;
  ALTER TABLE "vacancies" ADD COLUMN "language" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "original_id" integer;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "people" ADD COLUMN "language" varchar;
  ALTER TABLE "people" ADD COLUMN "original_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "recordings" ADD COLUMN "language" varchar;
  ALTER TABLE "recordings" ADD COLUMN "original_id" integer;
  ALTER TABLE "_recordings_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_recordings_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "offices" ADD COLUMN "holiday_region" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_holiday_region" varchar;
  ALTER TABLE "site_settings_navigation_links" ADD COLUMN "picture_id" integer;
  ALTER TABLE "site_settings_navigation" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "picture_id" integer;
  ALTER TABLE "booking_desks" ADD COLUMN "person_id" integer;
  ALTER TABLE "booking" ADD COLUMN "public_holidays" boolean;
  ALTER TABLE "_booking_v_version_desks" ADD COLUMN "person_id" integer;
  ALTER TABLE "_booking_v" ADD COLUMN "version_public_holidays" boolean;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_original_id_articles_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_upright_id_media_id_fk" FOREIGN KEY ("cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_original_id_articles_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_upright_id_media_id_fk" FOREIGN KEY ("version_cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_original_id_vacancies_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_original_id_vacancies_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_original_id_people_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_original_id_people_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_original_id_recordings_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_original_id_recordings_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_links" ADD CONSTRAINT "site_settings_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD CONSTRAINT "_site_settings_v_version_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_original_idx" ON "articles" USING btree ("original_id");
  CREATE INDEX "articles_cover_upright_idx" ON "articles" USING btree ("cover_upright_id");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_original_idx" ON "_articles_v" USING btree ("version_original_id");
  CREATE INDEX "_articles_v_version_version_cover_upright_idx" ON "_articles_v" USING btree ("version_cover_upright_id");
  CREATE INDEX "vacancies_language_idx" ON "vacancies" USING btree ("language");
  CREATE INDEX "vacancies_original_idx" ON "vacancies" USING btree ("original_id");
  CREATE INDEX "_vacancies_v_version_version_language_idx" ON "_vacancies_v" USING btree ("version_language");
  CREATE INDEX "_vacancies_v_version_version_original_idx" ON "_vacancies_v" USING btree ("version_original_id");
  CREATE INDEX "people_language_idx" ON "people" USING btree ("language");
  CREATE INDEX "people_original_idx" ON "people" USING btree ("original_id");
  CREATE INDEX "_people_v_version_version_language_idx" ON "_people_v" USING btree ("version_language");
  CREATE INDEX "_people_v_version_version_original_idx" ON "_people_v" USING btree ("version_original_id");
  CREATE INDEX "recordings_language_idx" ON "recordings" USING btree ("language");
  CREATE INDEX "recordings_original_idx" ON "recordings" USING btree ("original_id");
  CREATE INDEX "_recordings_v_version_version_language_idx" ON "_recordings_v" USING btree ("version_language");
  CREATE INDEX "_recordings_v_version_version_original_idx" ON "_recordings_v" USING btree ("version_original_id");
  CREATE INDEX "site_settings_navigation_links_picture_idx" ON "site_settings_navigation_links" USING btree ("picture_id");
  CREATE INDEX "site_settings_navigation_picture_idx" ON "site_settings_navigation" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_navigation_links_picture_idx" ON "_site_settings_v_version_navigation_links" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_navigation_picture_idx" ON "_site_settings_v_version_navigation" USING btree ("picture_id");
  CREATE INDEX "booking_desks_person_idx" ON "booking_desks" USING btree ("person_id");
  CREATE INDEX "_booking_v_version_desks_person_idx" ON "_booking_v_version_desks" USING btree ("person_id");
  ALTER TABLE "articles" DROP COLUMN "cover_drawing";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_drawing";
  ALTER TABLE "site_settings_navigation_links" DROP COLUMN "drawing";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "drawing";
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP COLUMN "drawing";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "drawing";
  DROP TYPE "public"."enum_articles_cover_drawing";
  DROP TYPE "public"."enum__articles_v_version_cover_drawing";
  DROP TYPE "public"."enum_site_settings_navigation_links_drawing";
  DROP TYPE "public"."enum_site_settings_navigation_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_links_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_drawing";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum__articles_v_version_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum_site_settings_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum_site_settings_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  ALTER TABLE "articles" DROP CONSTRAINT "articles_original_id_articles_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_cover_upright_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_original_id_articles_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_cover_upright_id_media_id_fk";
  
  ALTER TABLE "vacancies" DROP CONSTRAINT "vacancies_original_id_vacancies_id_fk";
  
  ALTER TABLE "_vacancies_v" DROP CONSTRAINT "_vacancies_v_version_original_id_vacancies_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_original_id_people_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_original_id_people_id_fk";
  
  ALTER TABLE "recordings" DROP CONSTRAINT "recordings_original_id_recordings_id_fk";
  
  ALTER TABLE "_recordings_v" DROP CONSTRAINT "_recordings_v_version_original_id_recordings_id_fk";
  
  ALTER TABLE "site_settings_navigation_links" DROP CONSTRAINT "site_settings_navigation_links_picture_id_media_id_fk";
  
  ALTER TABLE "site_settings_navigation" DROP CONSTRAINT "site_settings_navigation_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP CONSTRAINT "_site_settings_v_version_navigation_links_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v_version_navigation" DROP CONSTRAINT "_site_settings_v_version_navigation_picture_id_media_id_fk";
  
  ALTER TABLE "booking_desks" DROP CONSTRAINT "booking_desks_person_id_people_id_fk";
  
  ALTER TABLE "_booking_v_version_desks" DROP CONSTRAINT "_booking_v_version_desks_person_id_people_id_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_event";
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('request.received', 'request.changed');
  ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE "public"."enum_deliveries_event" USING "event"::"public"."enum_deliveries_event";
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('request.received', 'request.changed');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  DROP INDEX "articles_language_idx";
  DROP INDEX "articles_original_idx";
  DROP INDEX "articles_cover_upright_idx";
  DROP INDEX "_articles_v_version_version_language_idx";
  DROP INDEX "_articles_v_version_version_original_idx";
  DROP INDEX "_articles_v_version_version_cover_upright_idx";
  DROP INDEX "vacancies_language_idx";
  DROP INDEX "vacancies_original_idx";
  DROP INDEX "_vacancies_v_version_version_language_idx";
  DROP INDEX "_vacancies_v_version_version_original_idx";
  DROP INDEX "people_language_idx";
  DROP INDEX "people_original_idx";
  DROP INDEX "_people_v_version_version_language_idx";
  DROP INDEX "_people_v_version_version_original_idx";
  DROP INDEX "recordings_language_idx";
  DROP INDEX "recordings_original_idx";
  DROP INDEX "_recordings_v_version_version_language_idx";
  DROP INDEX "_recordings_v_version_version_original_idx";
  DROP INDEX "site_settings_navigation_links_picture_idx";
  DROP INDEX "site_settings_navigation_picture_idx";
  DROP INDEX "_site_settings_v_version_navigation_links_picture_idx";
  DROP INDEX "_site_settings_v_version_navigation_picture_idx";
  DROP INDEX "booking_desks_person_idx";
  DROP INDEX "_booking_v_version_desks_person_idx";
  ALTER TABLE "articles" ADD COLUMN "cover_drawing" "enum_articles_cover_drawing";
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_drawing" "enum__articles_v_version_cover_drawing";
  ALTER TABLE "site_settings_navigation_links" ADD COLUMN "drawing" "enum_site_settings_navigation_links_drawing";
  ALTER TABLE "site_settings_navigation" ADD COLUMN "drawing" "enum_site_settings_navigation_drawing";
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD COLUMN "drawing" "enum__site_settings_v_version_navigation_links_drawing";
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "drawing" "enum__site_settings_v_version_navigation_drawing";
  ALTER TABLE "articles" DROP COLUMN "language";
  ALTER TABLE "articles" DROP COLUMN "original_id";
  ALTER TABLE "articles" DROP COLUMN "cover_upright_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_language";
  ALTER TABLE "_articles_v" DROP COLUMN "version_original_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_upright_id";
  ALTER TABLE "vacancies" DROP COLUMN "language";
  ALTER TABLE "vacancies" DROP COLUMN "original_id";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_language";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_original_id";
  ALTER TABLE "people" DROP COLUMN "language";
  ALTER TABLE "people" DROP COLUMN "original_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_language";
  ALTER TABLE "_people_v" DROP COLUMN "version_original_id";
  ALTER TABLE "recordings" DROP COLUMN "language";
  ALTER TABLE "recordings" DROP COLUMN "original_id";
  ALTER TABLE "_recordings_v" DROP COLUMN "version_language";
  ALTER TABLE "_recordings_v" DROP COLUMN "version_original_id";
  ALTER TABLE "offices" DROP COLUMN "holiday_region";
  ALTER TABLE "_offices_v" DROP COLUMN "version_holiday_region";
  ALTER TABLE "site_settings_navigation_links" DROP COLUMN "picture_id";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "picture_id";
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP COLUMN "picture_id";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "picture_id";
  ALTER TABLE "booking_desks" DROP COLUMN "person_id";
  ALTER TABLE "booking" DROP COLUMN "public_holidays";
  ALTER TABLE "_booking_v_version_desks" DROP COLUMN "person_id";
  ALTER TABLE "_booking_v" DROP COLUMN "version_public_holidays";`)
}
