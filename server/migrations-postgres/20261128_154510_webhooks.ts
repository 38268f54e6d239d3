import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'document.unpublished';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_event";
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('request.received', 'request.changed');
  ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE "public"."enum_deliveries_event" USING "event"::"public"."enum_deliveries_event";
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('request.received', 'request.changed');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";`)
}
