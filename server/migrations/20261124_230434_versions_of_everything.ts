import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_forms_v_version_by_country\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`office\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_order_idx\` ON \`_forms_v_version_by_country\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_by_country_parent_id_idx\` ON \`_forms_v_version_by_country\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_kind\` text,
  	\`version_fields\` text,
  	\`version_button_text\` text,
  	\`version_consent_text\` text,
  	\`version_follows\` text,
  	\`version_next_page_id\` integer,
  	\`version_thanks_title\` text,
  	\`version_thanks_text\` text,
  	\`version_reply_to\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_next_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_name_idx\` ON \`_forms_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_next_page_idx\` ON \`_forms_v\` (\`version_next_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_texts_order_parent\` ON \`_forms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_offices_id_idx\` ON \`_forms_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text NOT NULL,
  	\`version_to\` text NOT NULL,
  	\`version_is_permanent\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_to_idx\` ON \`_redirects_v\` (\`version_to\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_term_id\` numeric NOT NULL,
  	\`version_name\` text NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_heading\` text,
  	\`version_description\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_term_id_idx\` ON \`_categories_v\` (\`version_term_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_tags_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_group\` text NOT NULL,
  	\`version_term_id\` numeric NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tags_v_parent_idx\` ON \`_tags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_slug_idx\` ON \`_tags_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_term_id_idx\` ON \`_tags_v\` (\`version_term_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_updated_at_idx\` ON \`_tags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_created_at_idx\` ON \`_tags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_deleted_at_idx\` ON \`_tags_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_more\` text,
  	\`version_article_id\` integer,
  	\`version_slug\` text NOT NULL,
  	\`version_letter\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_v_parent_idx\` ON \`_glossary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_article_idx\` ON \`_glossary_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_slug_idx\` ON \`_glossary_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_letter_idx\` ON \`_glossary_v\` (\`version_letter\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_updated_at_idx\` ON \`_glossary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_created_at_idx\` ON \`_glossary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_deleted_at_idx\` ON \`_glossary_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_created_at_idx\` ON \`_glossary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_updated_at_idx\` ON \`_glossary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_city\` text NOT NULL,
  	\`version_phone_raw\` text,
  	\`version_phone_formatted\` text,
  	\`version_order\` numeric,
  	\`version_country_code\` text NOT NULL,
  	\`version_opens\` text NOT NULL,
  	\`version_closes\` text NOT NULL,
  	\`version_time_zone\` text NOT NULL,
  	\`version_email\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_parent_idx\` ON \`_offices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_updated_at_idx\` ON \`_offices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_created_at_idx\` ON \`_offices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_deleted_at_idx\` ON \`_offices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_created_at_idx\` ON \`_offices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_updated_at_idx\` ON \`_offices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_texts_order_parent\` ON \`_offices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text NOT NULL,
  	\`version_starts\` text NOT NULL,
  	\`version_ends\` text NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_summary\` text NOT NULL,
  	\`version_venue\` text NOT NULL,
  	\`version_time_zone\` text NOT NULL,
  	\`version_seats\` numeric NOT NULL,
  	\`version_seats_taken\` numeric NOT NULL,
  	\`version_href\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_idx\` ON \`_events_v\` (\`version_starts\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_idx\` ON \`_events_v\` (\`version_ends\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_job_title\` text NOT NULL,
  	\`version_picture_id\` integer,
  	\`version_description\` text NOT NULL,
  	\`version_rating\` numeric NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_picture_idx\` ON \`_reviews_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_deleted_at_idx\` ON \`_reviews_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_answer_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text NOT NULL,
  	\`version_text\` text NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_parent_idx\` ON \`_answer_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_updated_at_idx\` ON \`_answer_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_version_version_created_at_idx\` ON \`_answer_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_created_at_idx\` ON \`_answer_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_templates_v_updated_at_idx\` ON \`_answer_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_desks\` (
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
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_order_idx\` ON \`_booking_v_version_desks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_parent_id_idx\` ON \`_booking_v_version_desks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_desks_office_idx\` ON \`_booking_v_version_desks\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_weekdays_order_idx\` ON \`_booking_v_version_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_weekdays_parent_idx\` ON \`_booking_v_version_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_version_days_off\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`office_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_order_idx\` ON \`_booking_v_version_days_off\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_parent_id_idx\` ON \`_booking_v_version_days_off\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_version_days_off_office_idx\` ON \`_booking_v_version_days_off\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_minutes\` text DEFAULT '40' NOT NULL,
  	\`version_pause_minutes\` numeric DEFAULT 20 NOT NULL,
  	\`version_notice_hours\` numeric DEFAULT 24 NOT NULL,
  	\`version_days_ahead\` numeric DEFAULT 30 NOT NULL,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_created_at_idx\` ON \`_booking_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_booking_v_updated_at_idx\` ON \`_booking_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_booking_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_booking_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_booking_v_texts_order_parent\` ON \`_booking_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_retention_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_quarantine_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_request_months\` numeric DEFAULT 24 NOT NULL,
  	\`version_contract_months\` numeric DEFAULT 120 NOT NULL,
  	\`version_application_form\` text,
  	\`version_application_day\` text DEFAULT '06-30' NOT NULL,
  	\`version_seat_form\` text DEFAULT 'event-seat',
  	\`version_seat_days\` numeric DEFAULT 31 NOT NULL,
  	\`version_unconfirmed_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_left_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_audit_months\` numeric DEFAULT 12 NOT NULL,
  	\`version_consent_months\` numeric DEFAULT 36 NOT NULL,
  	\`version_last_run_at\` text,
  	\`version_edited_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_retention_v_created_at_idx\` ON \`_retention_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_retention_v_updated_at_idx\` ON \`_retention_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`glossary\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`answer_templates\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`booking\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`edited_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_forms_v_version_by_country\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_tags_v\`;`)
  await db.run(sql`DROP TABLE \`_glossary_v\`;`)
  await db.run(sql`DROP TABLE \`_offices_v\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_answer_templates_v\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_version_desks\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_version_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_version_days_off\`;`)
  await db.run(sql`DROP TABLE \`_booking_v\`;`)
  await db.run(sql`DROP TABLE \`_booking_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_retention_v\`;`)
  await db.run(sql`ALTER TABLE \`forms\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`glossary\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`answer_templates\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`booking\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`edited_by\`;`)
}
