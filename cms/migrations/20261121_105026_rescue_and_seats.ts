import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`event_id\` integer REFERENCES events(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`leads_event_idx\` ON \`leads\` (\`event_id\`);`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`subscriber_id\` integer REFERENCES subscribers(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`deliveries_subscriber_idx\` ON \`deliveries\` (\`subscriber_id\`);`)
  await db.run(sql`ALTER TABLE \`removals\` ADD \`by_id\` integer REFERENCES users(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`removals_by_idx\` ON \`removals\` (\`by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`received_at\` text,
  	\`quarantine_reason\` text,
  	\`name\` text NOT NULL,
  	\`surname\` text,
  	\`email\` text,
  	\`company\` text,
  	\`phone\` text,
  	\`phone_e164\` text,
  	\`message\` text,
  	\`details\` text,
  	\`estimate\` text,
  	\`timeline\` text,
  	\`addition\` text,
  	\`added_at\` text,
  	\`document_id\` integer,
  	\`article_id\` integer,
  	\`country\` text,
  	\`country_source\` text,
  	\`remarks\` text,
  	\`crm_deal_id\` text,
  	\`crm_person_id\` text,
  	\`crm_note_id\` text,
  	\`crm_company_id\` text,
  	\`form_id\` text,
  	\`resend_url\` text,
  	\`client_time\` text,
  	\`google_g_a4_client_id\` text,
  	\`consent_given\` integer,
  	\`consent_version\` text,
  	\`consent_text\` text,
  	\`consent_at\` text,
  	\`idempotency_key\` text,
  	\`payload_hash\` text,
  	\`read_at\` text,
  	\`last_exchange_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "status", "owner_id", "received_at", "quarantine_reason", "name", "surname", "email", "company", "phone", "phone_e164", "message", "details", "estimate", "timeline", "addition", "added_at", "document_id", "article_id", "country", "country_source", "remarks", "crm_deal_id", "crm_person_id", "crm_note_id", "crm_company_id", "form_id", "resend_url", "client_time", "google_g_a4_client_id", "consent_given", "consent_version", "consent_text", "consent_at", "idempotency_key", "payload_hash", "read_at", "last_exchange_at", "updated_at", "created_at") SELECT "id", "status", "owner_id", "received_at", "quarantine_reason", "name", "surname", "email", "company", "phone", "phone_e164", "message", "details", "estimate", "timeline", "addition", "added_at", "document_id", "article_id", "country", "country_source", "remarks", "crm_deal_id", "crm_person_id", "crm_note_id", "crm_company_id", "form_id", "resend_url", "client_time", "google_g_a4_client_id", "consent_given", "consent_version", "consent_text", "consent_at", "idempotency_key", "payload_hash", "read_at", "last_exchange_at", "updated_at", "created_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_received_at_idx\` ON \`leads\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_added_at_idx\` ON \`leads\` (\`added_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_document_idx\` ON \`leads\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_article_idx\` ON \`leads\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_consent_at_idx\` ON \`leads\` (\`consent_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_payload_hash_idx\` ON \`leads\` (\`payload_hash\`);`)
  await db.run(sql`CREATE INDEX \`leads_read_at_idx\` ON \`leads\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_last_exchange_at_idx\` ON \`leads\` (\`last_exchange_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`last_error\` text,
  	\`timeline\` text,
  	\`status\` text DEFAULT 'owed' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`lead_id\` integer,
  	\`mail_id\` integer,
  	\`webhook_id\` integer,
  	\`event\` text,
  	\`body\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text,
  	\`delivered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mail_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`webhook_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_deliveries\`("id", "label", "last_error", "timeline", "status", "kind", "lead_id", "mail_id", "webhook_id", "event", "body", "attempts", "next_try_at", "delivered_at", "updated_at", "created_at") SELECT "id", "label", "last_error", "timeline", "status", "kind", "lead_id", "mail_id", "webhook_id", "event", "body", "attempts", "next_try_at", "delivered_at", "updated_at", "created_at" FROM \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`ALTER TABLE \`__new_deliveries\` RENAME TO \`deliveries\`;`)
  await db.run(sql`CREATE INDEX \`deliveries_status_idx\` ON \`deliveries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_lead_idx\` ON \`deliveries\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_mail_idx\` ON \`deliveries\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_webhook_idx\` ON \`deliveries\` (\`webhook_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_next_try_at_idx\` ON \`deliveries\` (\`next_try_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_removals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`rule\` text NOT NULL,
  	\`counts\` text NOT NULL,
  	\`address_hash\` text,
  	\`consents\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_removals\`("id", "kind", "rule", "counts", "address_hash", "consents", "updated_at", "created_at") SELECT "id", "kind", "rule", "counts", "address_hash", "consents", "updated_at", "created_at" FROM \`removals\`;`)
  await db.run(sql`DROP TABLE \`removals\`;`)
  await db.run(sql`ALTER TABLE \`__new_removals\` RENAME TO \`removals\`;`)
  await db.run(sql`CREATE INDEX \`removals_kind_idx\` ON \`removals\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`removals_address_hash_idx\` ON \`removals\` (\`address_hash\`);`)
  await db.run(sql`CREATE INDEX \`removals_updated_at_idx\` ON \`removals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`removals_created_at_idx\` ON \`removals\` (\`created_at\`);`)
}
