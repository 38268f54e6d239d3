import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answer_templates_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__answer_templates_v_version_language" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  ALTER TABLE "documents" ADD COLUMN "title_in" jsonb;
  ALTER TABLE "answer_templates" ADD COLUMN "language" "enum_answer_templates_language";
  ALTER TABLE "_answer_templates_v" ADD COLUMN "version_language" "enum__answer_templates_v_version_language";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "documents" DROP COLUMN "title_in";
  ALTER TABLE "answer_templates" DROP COLUMN "language";
  ALTER TABLE "_answer_templates_v" DROP COLUMN "version_language";
  DROP TYPE "public"."enum_answer_templates_language";
  DROP TYPE "public"."enum__answer_templates_v_version_language";`)
}
