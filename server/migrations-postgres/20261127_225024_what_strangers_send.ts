import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_mode" AS ENUM('in-person', 'on-screen', 'both');
  CREATE TYPE "public"."enum__events_v_version_mode" AS ENUM('in-person', 'on-screen', 'both');
  ALTER TYPE "public"."enum_imports_of" ADD VALUE 'pages' BEFORE 'media';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'wrong-codes' BEFORE 'sample-email';
  ALTER TABLE "offices" ADD COLUMN "postal_code" varchar;
  ALTER TABLE "offices" ADD COLUMN "region" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_postal_code" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_region" varchar;
  ALTER TABLE "events" ADD COLUMN "mode" "enum_events_mode";
  ALTER TABLE "_events_v" ADD COLUMN "version_mode" "enum__events_v_version_mode";
  ALTER TABLE "media" ADD COLUMN "is_plain" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "rasterised" varchar;
  ALTER TABLE "media" ADD COLUMN "own_colours" boolean DEFAULT true;
  ALTER TABLE "leads" ADD COLUMN "phone_key" varchar;
  ALTER TABLE "lead_messages" ADD COLUMN "is_proven" boolean DEFAULT false;
  ALTER TABLE "second_factors" ADD COLUMN "wrong_codes" numeric;
  ALTER TABLE "second_factors" ADD COLUMN "paused_until" timestamp(3) with time zone;`)
  // Drawings that are stored were given the site's colours when they came in.
  await db.execute(sql`UPDATE media SET own_colours = false WHERE drawn;`)
  // Numbers that were stored with the 0 that nobody dials, and the digits by which sales find a request.
  await db.execute(sql`UPDATE leads SET phone_e164 = '+' || replace(replace(replace(replace(replace(replace(phone, '(0)', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '+', '') WHERE phone LIKE '+%(0)%' AND phone NOT LIKE '+39%' AND phone_e164 IS NOT NULL;`)
  await db.execute(sql`UPDATE leads SET phone_key = replace(coalesce(phone_e164, replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', '')), '+', '') WHERE phone IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ALTER COLUMN "of" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_of";
  CREATE TYPE "public"."enum_imports_of" AS ENUM('articles', 'media');
  ALTER TABLE "imports" ALTER COLUMN "of" SET DATA TYPE "public"."enum_imports_of" USING "of"::"public"."enum_imports_of";
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password', 'sample-email', 'page-fault');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "offices" DROP COLUMN "postal_code";
  ALTER TABLE "offices" DROP COLUMN "region";
  ALTER TABLE "_offices_v" DROP COLUMN "version_postal_code";
  ALTER TABLE "_offices_v" DROP COLUMN "version_region";
  ALTER TABLE "events" DROP COLUMN "mode";
  ALTER TABLE "_events_v" DROP COLUMN "version_mode";
  ALTER TABLE "media" DROP COLUMN "is_plain";
  ALTER TABLE "media" DROP COLUMN "rasterised";
  ALTER TABLE "media" DROP COLUMN "own_colours";
  ALTER TABLE "leads" DROP COLUMN "phone_key";
  ALTER TABLE "lead_messages" DROP COLUMN "is_proven";
  ALTER TABLE "second_factors" DROP COLUMN "wrong_codes";
  ALTER TABLE "second_factors" DROP COLUMN "paused_until";
  DROP TYPE "public"."enum_events_mode";
  DROP TYPE "public"."enum__events_v_version_mode";`)
}
