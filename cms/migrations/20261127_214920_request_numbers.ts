import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`phone_key\` text;`)
  // Requests that are there already: without the zero that is not dialled from abroad, and with the digits to search.
  await db.run(sql`UPDATE leads SET phone_e164 = '+' || replace(replace(replace(replace(replace(replace(phone, '(0)', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '+', '') WHERE phone LIKE '+%(0)%' AND phone NOT LIKE '+39%' AND phone_e164 IS NOT NULL;`)
  await db.run(sql`UPDATE leads SET phone_key = replace(coalesce(phone_e164, replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', '')), '+', '') WHERE phone IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`phone_key\`;`)
}
