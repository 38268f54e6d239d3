import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "language" varchar;
  ALTER TABLE "articles" ADD COLUMN "original_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_original_id" integer;
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
  ALTER TABLE "articles" ADD CONSTRAINT "articles_original_id_articles_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_original_id_articles_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_original_id_vacancies_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_original_id_vacancies_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_original_id_people_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_original_id_people_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recordings" ADD CONSTRAINT "recordings_original_id_recordings_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recordings_v" ADD CONSTRAINT "_recordings_v_version_original_id_recordings_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_language_idx" ON "articles" USING btree ("language");
  CREATE INDEX "articles_original_idx" ON "articles" USING btree ("original_id");
  CREATE INDEX "_articles_v_version_version_language_idx" ON "_articles_v" USING btree ("version_language");
  CREATE INDEX "_articles_v_version_version_original_idx" ON "_articles_v" USING btree ("version_original_id");
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
  CREATE INDEX "_recordings_v_version_version_original_idx" ON "_recordings_v" USING btree ("version_original_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_original_id_articles_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_original_id_articles_id_fk";
  
  ALTER TABLE "vacancies" DROP CONSTRAINT "vacancies_original_id_vacancies_id_fk";
  
  ALTER TABLE "_vacancies_v" DROP CONSTRAINT "_vacancies_v_version_original_id_vacancies_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_original_id_people_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_original_id_people_id_fk";
  
  ALTER TABLE "recordings" DROP CONSTRAINT "recordings_original_id_recordings_id_fk";
  
  ALTER TABLE "_recordings_v" DROP CONSTRAINT "_recordings_v_version_original_id_recordings_id_fk";
  
  DROP INDEX "articles_language_idx";
  DROP INDEX "articles_original_idx";
  DROP INDEX "_articles_v_version_version_language_idx";
  DROP INDEX "_articles_v_version_version_original_idx";
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
  ALTER TABLE "articles" DROP COLUMN "language";
  ALTER TABLE "articles" DROP COLUMN "original_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_language";
  ALTER TABLE "_articles_v" DROP COLUMN "version_original_id";
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
  ALTER TABLE "_recordings_v" DROP COLUMN "version_original_id";`)
}
