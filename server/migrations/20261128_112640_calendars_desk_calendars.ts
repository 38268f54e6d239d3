import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`booking_desks_calendars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'ics' NOT NULL,
  	\`address\` text NOT NULL,
  	\`user\` text,
  	\`password\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`booking_desks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_desks_calendars_order_idx\` ON \`booking_desks_calendars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_calendars_parent_id_idx\` ON \`booking_desks_calendars\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_desks_calendars\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'ics' NOT NULL,
  	\`address\` text NOT NULL,
  	\`user\` text,
  	\`password\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v_version_desks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_calendars_order_idx\` ON \`_booking_v_version_desks_calendars\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_calendars_parent_id_idx\` ON \`_booking_v_version_desks_calendars\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`silent_calendars\` text DEFAULT 'hold' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_silent_calendars\` text DEFAULT 'hold' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`booking_desks_calendars\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_version_desks_calendars\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`silent_calendars\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_silent_calendars\`;`)
}
