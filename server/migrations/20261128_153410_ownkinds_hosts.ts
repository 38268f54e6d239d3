import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`booking_desks\` ADD \`person_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`booking_desks_person_idx\` ON \`booking_desks\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`_booking_v_version_desks\` ADD \`person_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_person_idx\` ON \`_booking_v_version_desks\` (\`person_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_booking_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`host\` text NOT NULL,
  	\`role\` text,
  	\`office_id\` integer NOT NULL,
  	\`room\` text,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`booking\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_booking_desks\`("_order", "_parent_id", "id", "host", "role", "office_id", "room") SELECT "_order", "_parent_id", "id", "host", "role", "office_id", "room" FROM \`booking_desks\`;`)
  await db.run(sql`DROP TABLE \`booking_desks\`;`)
  await db.run(sql`ALTER TABLE \`__new_booking_desks\` RENAME TO \`booking_desks\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`booking_desks_order_idx\` ON \`booking_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_parent_id_idx\` ON \`booking_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`booking_desks_office_idx\` ON \`booking_desks\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__booking_v_version_desks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text NOT NULL,
  	\`role\` text,
  	\`office_id\` integer NOT NULL,
  	\`room\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__booking_v_version_desks\`("_order", "_parent_id", "id", "host", "role", "office_id", "room", "_uuid") SELECT "_order", "_parent_id", "id", "host", "role", "office_id", "room", "_uuid" FROM \`_booking_v_version_desks\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_version_desks\`;`)
  await db.run(sql`ALTER TABLE \`__new__booking_v_version_desks\` RENAME TO \`_booking_v_version_desks\`;`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_order_idx\` ON \`_booking_v_version_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_parent_id_idx\` ON \`_booking_v_version_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_office_idx\` ON \`_booking_v_version_desks\` (\`office_id\`);`)
}
