import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`answered_at\` text NOT NULL,
  	\`version\` text NOT NULL,
  	\`counting\` integer DEFAULT false NOT NULL,
  	\`campaigns\` integer DEFAULT false NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`answer\` numeric NOT NULL,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_answered_at_idx\` ON \`consents\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visitor_answer_idx\` ON \`consents\` (\`visitor\`,\`answer\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consents_id\` integer REFERENCES consents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_heading\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_refuse_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_allow_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_choose_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_choose_heading\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_choose_note\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_needed_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_needed_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_counting_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_counting_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_campaigns_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_campaigns_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_keep_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_back_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_footer_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent_policy_href\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_refuse_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_allow_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_choose_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_choose_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_choose_note\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_needed_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_needed_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_counting_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_counting_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_campaigns_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_campaigns_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_keep_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_back_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_footer_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent_policy_href\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`redirects_id\` integer,
  	\`articles_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`glossary_id\` integer,
  	\`offices_id\` integer,
  	\`events_id\` integer,
  	\`reviews_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`leads_id\` integer,
  	\`lead_files_id\` integer,
  	\`subscribers_id\` integer,
  	\`mails_id\` integer,
  	\`deliveries_id\` integer,
  	\`deals_id\` integer,
  	\`persons_id\` integer,
  	\`companies_id\` integer,
  	\`notes_id\` integer,
  	\`webhooks_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_files_id\`) REFERENCES \`lead_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deals_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`persons_id\`) REFERENCES \`persons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notes_id\`) REFERENCES \`notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`webhooks_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "redirects_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "leads_id", "lead_files_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "redirects_id", "articles_id", "categories_id", "tags_id", "glossary_id", "offices_id", "events_id", "reviews_id", "media_id", "documents_id", "leads_id", "lead_files_id", "subscribers_id", "mails_id", "deliveries_id", "deals_id", "persons_id", "companies_id", "notes_id", "webhooks_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lead_files_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deals_id_idx\` ON \`payload_locked_documents_rels\` (\`deals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_persons_id_idx\` ON \`payload_locked_documents_rels\` (\`persons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webhooks_id_idx\` ON \`payload_locked_documents_rels\` (\`webhooks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_version\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_heading\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_refuse_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_allow_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_choose_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_choose_heading\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_choose_note\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_needed_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_needed_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_counting_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_counting_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_campaigns_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_campaigns_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_keep_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_back_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_footer_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent_policy_href\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_version\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_heading\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_refuse_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_allow_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_choose_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_choose_heading\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_choose_note\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_needed_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_needed_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_counting_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_counting_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_campaigns_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_campaigns_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_keep_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_back_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_footer_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent_policy_href\`;`)
}
