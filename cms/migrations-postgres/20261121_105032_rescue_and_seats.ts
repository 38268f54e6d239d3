import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'document-link';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'letter-confirm';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'call-booking';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'call-end';
  ALTER TABLE "leads" ADD COLUMN "event_id" integer;
  ALTER TABLE "deliveries" ADD COLUMN "subscriber_id" integer;
  ALTER TABLE "removals" ADD COLUMN "by_id" integer;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_event_idx" ON "leads" USING btree ("event_id");
  CREATE INDEX "deliveries_subscriber_idx" ON "deliveries" USING btree ("subscriber_id");
  CREATE INDEX "removals_by_idx" ON "removals" USING btree ("by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP CONSTRAINT "leads_event_id_events_id_fk";
  
  ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk";
  
  ALTER TABLE "removals" DROP CONSTRAINT "removals_by_id_users_id_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'crm', 'crm-note', 'webhook');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "leads_event_idx";
  DROP INDEX "deliveries_subscriber_idx";
  DROP INDEX "removals_by_idx";
  ALTER TABLE "leads" DROP COLUMN "event_id";
  ALTER TABLE "deliveries" DROP COLUMN "subscriber_id";
  ALTER TABLE "removals" DROP COLUMN "by_id";`)
}
