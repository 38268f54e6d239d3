import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_desks" ADD COLUMN "person_id" integer;
  ALTER TABLE "_booking_v_version_desks" ADD COLUMN "person_id" integer;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "booking_desks_person_idx" ON "booking_desks" USING btree ("person_id");
  CREATE INDEX "_booking_v_version_desks_person_idx" ON "_booking_v_version_desks" USING btree ("person_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_desks" DROP CONSTRAINT "booking_desks_person_id_people_id_fk";
  
  ALTER TABLE "_booking_v_version_desks" DROP CONSTRAINT "_booking_v_version_desks_person_id_people_id_fk";
  
  DROP INDEX "booking_desks_person_idx";
  DROP INDEX "_booking_v_version_desks_person_idx";
  ALTER TABLE "booking_desks" DROP COLUMN "person_id";
  ALTER TABLE "_booking_v_version_desks" DROP COLUMN "person_id";`)
}
