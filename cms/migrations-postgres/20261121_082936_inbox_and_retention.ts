import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_removals_kind" AS ENUM('retention', 'request');
  CREATE TABLE "removals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_removals_kind" NOT NULL,
  	"rule" varchar NOT NULL,
  	"counts" jsonb NOT NULL,
  	"address_hash" varchar,
  	"consents" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"request_months" numeric DEFAULT 24 NOT NULL,
  	"contract_months" numeric DEFAULT 120 NOT NULL,
  	"scholarship_form" varchar DEFAULT 'scholarship',
  	"scholarship_day" varchar DEFAULT '06-30' NOT NULL,
  	"seat_form" varchar DEFAULT 'event-seat',
  	"seat_days" numeric DEFAULT 31 NOT NULL,
  	"unconfirmed_days" numeric DEFAULT 30 NOT NULL,
  	"left_days" numeric DEFAULT 30 NOT NULL,
  	"consent_months" numeric DEFAULT 36 NOT NULL,
  	"last_run_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "owner_id" integer;
  ALTER TABLE "leads" ADD COLUMN "remarks" varchar;
  ALTER TABLE "leads" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "last_exchange_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "removals_id" integer;
  CREATE INDEX "removals_kind_idx" ON "removals" USING btree ("kind");
  CREATE INDEX "removals_address_hash_idx" ON "removals" USING btree ("address_hash");
  CREATE INDEX "removals_updated_at_idx" ON "removals" USING btree ("updated_at");
  CREATE INDEX "removals_created_at_idx" ON "removals" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_removals_fk" FOREIGN KEY ("removals_id") REFERENCES "public"."removals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_read_at_idx" ON "leads" USING btree ("read_at");
  CREATE INDEX "leads_last_exchange_at_idx" ON "leads" USING btree ("last_exchange_at");
  CREATE INDEX "payload_locked_documents_rels_removals_id_idx" ON "payload_locked_documents_rels" USING btree ("removals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "removals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "removals" CASCADE;
  DROP TABLE "retention" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_owner_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_removals_fk";
  
  DROP INDEX "leads_owner_idx";
  DROP INDEX "leads_read_at_idx";
  DROP INDEX "leads_last_exchange_at_idx";
  DROP INDEX "payload_locked_documents_rels_removals_id_idx";
  ALTER TABLE "leads" DROP COLUMN "owner_id";
  ALTER TABLE "leads" DROP COLUMN "remarks";
  ALTER TABLE "leads" DROP COLUMN "read_at";
  ALTER TABLE "leads" DROP COLUMN "last_exchange_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "removals_id";
  DROP TYPE "public"."enum_removals_kind";`)
}
