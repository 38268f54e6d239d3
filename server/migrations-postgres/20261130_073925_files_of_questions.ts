import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_files" ALTER COLUMN "field" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_lead_files_field";`)
  // What was spent is counted by keys of limits.
  await db.execute(sql`DROP TABLE spent_proofs`)
}
