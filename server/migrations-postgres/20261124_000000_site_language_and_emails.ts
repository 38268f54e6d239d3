import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  CREATE TYPE "public"."enum__site_settings_v_version_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'sample-email';
  ALTER TABLE "site_settings" ADD COLUMN "language" "enum_site_settings_language";
  ALTER TABLE "site_settings" ADD COLUMN "email_words" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_language" "enum__site_settings_v_version_language";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_email_words" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "site_settings" DROP COLUMN "language";
  ALTER TABLE "site_settings" DROP COLUMN "email_words";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_language";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_email_words";
  DROP TYPE "public"."enum_site_settings_language";
  DROP TYPE "public"."enum__site_settings_v_version_language";`)
}
