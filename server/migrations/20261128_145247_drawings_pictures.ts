import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Names the pages that showed a drawing which the product no longer has: it is a picture of the demo now, and the page
 * shows none until somebody chooses one.
 */
const gone = /"(?:drawing|sideDrawing|wideDrawing)": ?"(?!(?:plan|unfolding|transfer|none)")\w+"/;

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const pages = await db.all<{ title: string; layout: string }>(sql`SELECT title, layout FROM pages WHERE _status = 'published'`)
  for (const { layout, title } of pages)
    if (gone.test(layout ?? '')) payload.logger.warn(`Choose pictures for the page "${title}": its drawings are now pictures of the demo`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`cover_upright_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`articles_cover_upright_idx\` ON \`articles\` (\`cover_upright_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`cover_drawing\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_cover_upright_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_cover_upright_idx\` ON \`_articles_v\` (\`version_cover_upright_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_cover_drawing\`;`)
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
}
