import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "language" varchar;
  ALTER TABLE "articles" ADD COLUMN "original_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_original_id_articles_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_original_id_articles_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_original_idx" ON "articles" USING btree ("original_id");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_original_idx" ON "_articles_v" USING btree ("version_original_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_original_id_articles_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_original_id_articles_id_fk";
  
  DROP INDEX "articles_language_idx";
  DROP INDEX "articles_original_idx";
  DROP INDEX "_articles_v_version_version_language_idx";
  DROP INDEX "_articles_v_version_version_original_idx";
  ALTER TABLE "articles" DROP COLUMN "language";
  ALTER TABLE "articles" DROP COLUMN "original_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_language";
  ALTER TABLE "_articles_v" DROP COLUMN "version_original_id";`)
}
