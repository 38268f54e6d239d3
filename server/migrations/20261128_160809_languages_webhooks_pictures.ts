import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Names the pages that showed a drawing which the product no longer has: it is a picture of the demo now, and the page
 * shows none until somebody chooses one.
 */
const gone = /"(?:drawing|sideDrawing|wideDrawing)": ?"(?!(?:plan|unfolding|transfer|none)")\w+"/;
/** A hero of a drawing that is gone could not be shown at all. */
const withoutGone = (layout: string): string =>
  JSON.stringify(
    JSON.parse(layout).map((block: { blockType: string; drawing?: string }) =>
      block.blockType === 'hero' && gone.test(`"drawing": "${block.drawing}"`) ? { ...block, drawing: 'none' } : block,
    ),
  );

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const pages = await db.all<{ title: string; layout: string }>(sql`SELECT title, layout FROM pages WHERE _status = 'published'`)
  for (const { layout, title } of pages)
    if (gone.test(layout ?? '')) payload.logger.warn(`Choose pictures for the page "${title}": its drawings are now pictures of the demo`)
  for (const [table, column] of [['pages', 'layout'], ['_pages_v', 'version_layout']].map((names) => names.map((name) => sql.raw(name)))) {
    const rows = await db.all<{ id: number; layout: string | null }>(sql`SELECT id, ${column} AS layout FROM ${table}`)
    for (const { id, layout } of rows)
      if (layout && gone.test(layout)) await db.run(sql`UPDATE ${table} SET ${column} = ${withoutGone(layout)} WHERE id = ${id}`)
  }
  await db.run(sql`ALTER TABLE \`articles\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`original_id\` integer REFERENCES articles(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`cover_upright_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`articles_language_idx\` ON \`articles\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`articles_original_idx\` ON \`articles\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_cover_upright_idx\` ON \`articles\` (\`cover_upright_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`cover_drawing\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_original_id\` integer REFERENCES articles(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_cover_upright_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_language_idx\` ON \`_articles_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_original_idx\` ON \`_articles_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_upright_idx\` ON \`_articles_v\` (\`version_cover_upright_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_cover_drawing\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`original_id\` integer REFERENCES vacancies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`vacancies_language_idx\` ON \`vacancies\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_original_idx\` ON \`vacancies\` (\`original_id\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_original_id\` integer REFERENCES vacancies(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_language_idx\` ON \`_vacancies_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_original_idx\` ON \`_vacancies_v\` (\`version_original_id\`);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`original_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`people_language_idx\` ON \`people\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`people_original_idx\` ON \`people\` (\`original_id\`);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_original_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_language_idx\` ON \`_people_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_original_idx\` ON \`_people_v\` (\`version_original_id\`);`)
  await db.run(sql`ALTER TABLE \`recordings\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`recordings\` ADD \`original_id\` integer REFERENCES recordings(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`recordings_language_idx\` ON \`recordings\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`recordings_original_idx\` ON \`recordings\` (\`original_id\`);`)
  await db.run(sql`ALTER TABLE \`_recordings_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_recordings_v\` ADD \`version_original_id\` integer REFERENCES recordings(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_language_idx\` ON \`_recordings_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_original_idx\` ON \`_recordings_v\` (\`version_original_id\`);`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`holiday_region\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_holiday_region\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_navigation_links\` ADD \`picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_picture_idx\` ON \`site_settings_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings_navigation_links\` DROP COLUMN \`drawing\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_navigation\` ADD \`picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_picture_idx\` ON \`site_settings_navigation\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings_navigation\` DROP COLUMN \`drawing\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_navigation_links\` ADD \`picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_picture_idx\` ON \`_site_settings_v_version_navigation_links\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_navigation_links\` DROP COLUMN \`drawing\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_navigation\` ADD \`picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_picture_idx\` ON \`_site_settings_v_version_navigation\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_version_navigation\` DROP COLUMN \`drawing\`;`)
  await db.run(sql`ALTER TABLE \`booking_desks\` ADD \`person_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`booking_desks_person_idx\` ON \`booking_desks\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`public_holidays\` integer;`)
  await db.run(sql`ALTER TABLE \`_booking_v_version_desks\` ADD \`person_id\` integer REFERENCES people(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_person_idx\` ON \`_booking_v_version_desks\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`_booking_v\` ADD \`version_public_holidays\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`excerpt\` text,
  	\`lead\` text,
  	\`preview_id\` integer,
  	\`cover_id\` integer,
  	\`cover_drawing\` text,
  	\`layout\` text,
  	\`head_title\` text,
  	\`head_description\` text,
  	\`head_image_id\` integer,
  	\`head_no_index\` integer,
  	\`date\` text,
  	\`time_to_read\` numeric,
  	\`written_by_id\` integer,
  	\`reviewed_by_id\` integer,
  	\`author\` text,
  	\`duration_seconds\` numeric,
  	\`is_featured\` integer,
  	\`is_popular\` integer,
  	\`category_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`written_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reviewed_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "title", "slug", "moved_to", "address", "edited_by", "excerpt", "lead", "preview_id", "cover_id", "cover_drawing", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "date", "time_to_read", "written_by_id", "reviewed_by_id", "author", "duration_seconds", "is_featured", "is_popular", "category_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "moved_to", "address", "edited_by", "excerpt", "lead", "preview_id", "cover_id", "cover_drawing", "layout", "head_title", "head_description", "head_image_id", "head_no_index", "date", "time_to_read", "written_by_id", "reviewed_by_id", "author", "duration_seconds", "is_featured", "is_popular", "category_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_address_idx\` ON \`articles\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`articles_preview_idx\` ON \`articles\` (\`preview_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_cover_idx\` ON \`articles\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_head_head_image_idx\` ON \`articles\` (\`head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_date_idx\` ON \`articles\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`articles_written_by_idx\` ON \`articles\` (\`written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_reviewed_by_idx\` ON \`articles\` (\`reviewed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_excerpt\` text,
  	\`version_lead\` text,
  	\`version_preview_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_cover_drawing\` text,
  	\`version_layout\` text,
  	\`version_head_title\` text,
  	\`version_head_description\` text,
  	\`version_head_image_id\` integer,
  	\`version_head_no_index\` integer,
  	\`version_date\` text,
  	\`version_time_to_read\` numeric,
  	\`version_written_by_id\` integer,
  	\`version_reviewed_by_id\` integer,
  	\`version_author\` text,
  	\`version_duration_seconds\` numeric,
  	\`version_is_featured\` integer,
  	\`version_is_popular\` integer,
  	\`version_category_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_head_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_written_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_reviewed_by_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_excerpt", "version_lead", "version_preview_id", "version_cover_id", "version_cover_drawing", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_date", "version_time_to_read", "version_written_by_id", "version_reviewed_by_id", "version_author", "version_duration_seconds", "version_is_featured", "version_is_popular", "version_category_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_excerpt", "version_lead", "version_preview_id", "version_cover_id", "version_cover_drawing", "version_layout", "version_head_title", "version_head_description", "version_head_image_id", "version_head_no_index", "version_date", "version_time_to_read", "version_written_by_id", "version_reviewed_by_id", "version_author", "version_duration_seconds", "version_is_featured", "version_is_popular", "version_category_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_address_idx\` ON \`_articles_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_preview_idx\` ON \`_articles_v\` (\`version_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_idx\` ON \`_articles_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_head_version_head_image_idx\` ON \`_articles_v\` (\`version_head_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_date_idx\` ON \`_articles_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_written_by_idx\` ON \`_articles_v\` (\`version_written_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_reviewed_by_idx\` ON \`_articles_v\` (\`version_reviewed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_vacancies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`summary\` text,
  	\`employment\` text,
  	\`place_mode\` text,
  	\`place_city\` text,
  	\`place_country_code\` text,
  	\`place_street\` text,
  	\`place_postal_code\` text,
  	\`place_region\` text,
  	\`pay_from\` numeric,
  	\`pay_to\` numeric,
  	\`pay_per\` text,
  	\`pay_currency\` text,
  	\`text\` text,
  	\`posted\` text,
  	\`closes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_vacancies\`("id", "title", "slug", "moved_to", "address", "edited_by", "summary", "employment", "place_mode", "place_city", "place_country_code", "place_street", "place_postal_code", "place_region", "pay_from", "pay_to", "pay_per", "pay_currency", "text", "posted", "closes", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "moved_to", "address", "edited_by", "summary", "employment", "place_mode", "place_city", "place_country_code", "place_street", "place_postal_code", "place_region", "pay_from", "pay_to", "pay_per", "pay_currency", "text", "posted", "closes", "updated_at", "created_at", "deleted_at", "_status" FROM \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`ALTER TABLE \`__new_vacancies\` RENAME TO \`vacancies\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_address_idx\` ON \`vacancies\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_posted_idx\` ON \`vacancies\` (\`posted\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_closes_idx\` ON \`vacancies\` (\`closes\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deleted_at_idx\` ON \`vacancies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__vacancies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_summary\` text,
  	\`version_employment\` text,
  	\`version_place_mode\` text,
  	\`version_place_city\` text,
  	\`version_place_country_code\` text,
  	\`version_place_street\` text,
  	\`version_place_postal_code\` text,
  	\`version_place_region\` text,
  	\`version_pay_from\` numeric,
  	\`version_pay_to\` numeric,
  	\`version_pay_per\` text,
  	\`version_pay_currency\` text,
  	\`version_text\` text,
  	\`version_posted\` text,
  	\`version_closes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__vacancies_v\`("id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_summary", "version_employment", "version_place_mode", "version_place_city", "version_place_country_code", "version_place_street", "version_place_postal_code", "version_place_region", "version_pay_from", "version_pay_to", "version_pay_per", "version_pay_currency", "version_text", "version_posted", "version_closes", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_summary", "version_employment", "version_place_mode", "version_place_city", "version_place_country_code", "version_place_street", "version_place_postal_code", "version_place_region", "version_pay_from", "version_pay_to", "version_pay_per", "version_pay_currency", "version_text", "version_posted", "version_closes", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__vacancies_v\` RENAME TO \`_vacancies_v\`;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_address_idx\` ON \`_vacancies_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_posted_idx\` ON \`_vacancies_v\` (\`version_posted\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_closes_idx\` ON \`_vacancies_v\` (\`version_closes\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_deleted_at_idx\` ON \`_vacancies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`role\` text,
  	\`summary\` text,
  	\`portrait_id\` integer,
  	\`office_id\` integer,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_people\`("id", "name", "slug", "moved_to", "address", "edited_by", "role", "summary", "portrait_id", "office_id", "text", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "moved_to", "address", "edited_by", "role", "summary", "portrait_id", "office_id", "text", "updated_at", "created_at", "deleted_at", "_status" FROM \`people\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`ALTER TABLE \`__new_people\` RENAME TO \`people\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`people_slug_idx\` ON \`people\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`people_address_idx\` ON \`people\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`people_portrait_idx\` ON \`people\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`people_office_idx\` ON \`people\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__people_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_role\` text,
  	\`version_summary\` text,
  	\`version_portrait_id\` integer,
  	\`version_office_id\` integer,
  	\`version_text\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__people_v\`("id", "parent_id", "version_name", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_role", "version_summary", "version_portrait_id", "version_office_id", "version_text", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_role", "version_summary", "version_portrait_id", "version_office_id", "version_text", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__people_v\` RENAME TO \`_people_v\`;`)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_slug_idx\` ON \`_people_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_address_idx\` ON \`_people_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_portrait_idx\` ON \`_people_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_office_idx\` ON \`_people_v\` (\`version_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_deleted_at_idx\` ON \`_people_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_autosave_idx\` ON \`_people_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_recordings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`moved_to\` text,
  	\`address\` text,
  	\`edited_by\` text,
  	\`summary\` text,
  	\`file_id\` integer,
  	\`captions_id\` integer,
  	\`elsewhere\` text,
  	\`duration\` text,
  	\`poster_id\` integer,
  	\`text\` text,
  	\`date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_recordings\`("id", "title", "slug", "moved_to", "address", "edited_by", "summary", "file_id", "captions_id", "elsewhere", "duration", "poster_id", "text", "date", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "moved_to", "address", "edited_by", "summary", "file_id", "captions_id", "elsewhere", "duration", "poster_id", "text", "date", "updated_at", "created_at", "deleted_at", "_status" FROM \`recordings\`;`)
  await db.run(sql`DROP TABLE \`recordings\`;`)
  await db.run(sql`ALTER TABLE \`__new_recordings\` RENAME TO \`recordings\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`recordings_slug_idx\` ON \`recordings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recordings_address_idx\` ON \`recordings\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`recordings_file_idx\` ON \`recordings\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_captions_idx\` ON \`recordings\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_poster_idx\` ON \`recordings\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`recordings_date_idx\` ON \`recordings\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`recordings_updated_at_idx\` ON \`recordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings_created_at_idx\` ON \`recordings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings_deleted_at_idx\` ON \`recordings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`recordings__status_idx\` ON \`recordings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__recordings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_moved_to\` text,
  	\`version_address\` text,
  	\`version_edited_by\` text,
  	\`version_summary\` text,
  	\`version_file_id\` integer,
  	\`version_captions_id\` integer,
  	\`version_elsewhere\` text,
  	\`version_duration\` text,
  	\`version_poster_id\` integer,
  	\`version_text\` text,
  	\`version_date\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recordings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_captions_id\`) REFERENCES \`recording_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__recordings_v\`("id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_summary", "version_file_id", "version_captions_id", "version_elsewhere", "version_duration", "version_poster_id", "version_text", "version_date", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_moved_to", "version_address", "version_edited_by", "version_summary", "version_file_id", "version_captions_id", "version_elsewhere", "version_duration", "version_poster_id", "version_text", "version_date", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_recordings_v\`;`)
  await db.run(sql`DROP TABLE \`_recordings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__recordings_v\` RENAME TO \`_recordings_v\`;`)
  await db.run(sql`CREATE INDEX \`_recordings_v_parent_idx\` ON \`_recordings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_slug_idx\` ON \`_recordings_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_address_idx\` ON \`_recordings_v\` (\`version_address\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_file_idx\` ON \`_recordings_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_captions_idx\` ON \`_recordings_v\` (\`version_captions_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_poster_idx\` ON \`_recordings_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_date_idx\` ON \`_recordings_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_updated_at_idx\` ON \`_recordings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_created_at_idx\` ON \`_recordings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version_deleted_at_idx\` ON \`_recordings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_version_version__status_idx\` ON \`_recordings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_created_at_idx\` ON \`_recordings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_updated_at_idx\` ON \`_recordings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_latest_idx\` ON \`_recordings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_recordings_v_autosave_idx\` ON \`_recordings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`drawing\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_navigation_links\`("_order", "_parent_id", "id", "label", "href", "note", "group", "drawing") SELECT "_order", "_parent_id", "id", "label", "href", "note", "group", "drawing" FROM \`site_settings_navigation_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings_navigation_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_navigation_links\` RENAME TO \`site_settings_navigation_links\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_order_idx\` ON \`site_settings_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_links_parent_id_idx\` ON \`site_settings_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`drawing\` text,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings_navigation\`("_order", "_parent_id", "id", "label", "href", "drawing", "note", "note_link_label", "note_link_href") SELECT "_order", "_parent_id", "id", "label", "href", "drawing", "note", "note_link_label", "note_link_href" FROM \`site_settings_navigation\`;`)
  await db.run(sql`DROP TABLE \`site_settings_navigation\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings_navigation\` RENAME TO \`site_settings_navigation\`;`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_order_idx\` ON \`site_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_parent_id_idx\` ON \`site_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_version_navigation_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`note\` text,
  	\`group\` text,
  	\`drawing\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_version_navigation_links\`("_order", "_parent_id", "id", "label", "href", "note", "group", "drawing", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "note", "group", "drawing", "_uuid" FROM \`_site_settings_v_version_navigation_links\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_navigation_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_version_navigation_links\` RENAME TO \`_site_settings_v_version_navigation_links\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_order_idx\` ON \`_site_settings_v_version_navigation_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_links_parent_id_idx\` ON \`_site_settings_v_version_navigation_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`drawing\` text,
  	\`note\` text,
  	\`note_link_label\` text,
  	\`note_link_href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v_version_navigation\`("_order", "_parent_id", "id", "label", "href", "drawing", "note", "note_link_label", "note_link_href", "_uuid") SELECT "_order", "_parent_id", "id", "label", "href", "drawing", "note", "note_link_label", "note_link_href", "_uuid" FROM \`_site_settings_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_navigation\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v_version_navigation\` RENAME TO \`_site_settings_v_version_navigation\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_order_idx\` ON \`_site_settings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_parent_id_idx\` ON \`_site_settings_v_version_navigation\` (\`_parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`holiday_region\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_holiday_region\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`public_holidays\`;`)
  await db.run(sql`ALTER TABLE \`_booking_v\` DROP COLUMN \`version_public_holidays\`;`)
}
