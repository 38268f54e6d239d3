import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_imports_of" ADD VALUE 'pages' BEFORE 'media';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ALTER COLUMN "of" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_of";
  CREATE TYPE "public"."enum_imports_of" AS ENUM('articles', 'media');
  ALTER TABLE "imports" ALTER COLUMN "of" SET DATA TYPE "public"."enum_imports_of" USING "of"::"public"."enum_imports_of";`)
}
