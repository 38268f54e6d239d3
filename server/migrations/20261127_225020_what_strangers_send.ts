import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` ADD \`postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`mode\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_mode\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_plain\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`rasterised\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`own_colours\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`phone_key\` text;`)
  await db.run(sql`ALTER TABLE \`lead_messages\` ADD \`is_proven\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`wrong_codes\` numeric;`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`paused_until\` text;`)
  // Drawings that are stored were given the site's colours when they came in.
  await db.run(sql`UPDATE media SET own_colours = 0 WHERE drawn;`)
  // Numbers that were stored with the 0 that nobody dials, and the digits by which sales find a request.
  await db.run(sql`UPDATE leads SET phone_e164 = '+' || replace(replace(replace(replace(replace(replace(phone, '(0)', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '+', '') WHERE phone LIKE '+%(0)%' AND phone NOT LIKE '+39%' AND phone_e164 IS NOT NULL;`)
  await db.run(sql`UPDATE leads SET phone_key = replace(coalesce(phone_e164, replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', '')), '+', '') WHERE phone IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`postal_code\`;`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_postal_code\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_region\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`mode\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_mode\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_plain\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`rasterised\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`own_colours\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`phone_key\`;`)
  await db.run(sql`ALTER TABLE \`lead_messages\` DROP COLUMN \`is_proven\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`wrong_codes\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`paused_until\`;`)
}
