import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_by_country" ADD COLUMN "answer" varchar;
  ALTER TABLE "_forms_v_version_by_country" ADD COLUMN "answer" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_by_country" DROP COLUMN "answer";
  ALTER TABLE "_forms_v_version_by_country" DROP COLUMN "answer";`)
}
