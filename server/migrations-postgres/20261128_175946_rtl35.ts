import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'ur';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'ur';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'ur';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'ur';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_languages" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_languages_code";
  CREATE TYPE "public"."enum_site_settings_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "site_settings_languages" ALTER COLUMN "code" SET DATA TYPE "public"."enum_site_settings_languages_code" USING "code"::"public"."enum_site_settings_languages_code";
  ALTER TABLE "site_settings" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_language";
  CREATE TYPE "public"."enum_site_settings_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "site_settings" ALTER COLUMN "language" SET DATA TYPE "public"."enum_site_settings_language" USING "language"::"public"."enum_site_settings_language";
  ALTER TABLE "_site_settings_v_version_languages" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_settings_v_version_languages_code";
  CREATE TYPE "public"."enum__site_settings_v_version_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "_site_settings_v_version_languages" ALTER COLUMN "code" SET DATA TYPE "public"."enum__site_settings_v_version_languages_code" USING "code"::"public"."enum__site_settings_v_version_languages_code";
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_language" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_settings_v_version_language";
  CREATE TYPE "public"."enum__site_settings_v_version_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_language" SET DATA TYPE "public"."enum__site_settings_v_version_language" USING "version_language"::"public"."enum__site_settings_v_version_language";`)
}
