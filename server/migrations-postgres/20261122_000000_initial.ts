import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_type" AS ENUM('page', 'service', 'case', 'industry');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('page', 'service', 'case', 'industry');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_slug" AS ENUM('blog', 'case', 'news', 'digital-transformation', 'ada', 'ai', 'ar-vr', 'blockchain', 'web-development', 'mobile-development', 'insights', 'video', 'search', 'big-data');
  CREATE TYPE "public"."enum_tags_group" AS ENUM('technologies', 'protocols');
  CREATE TYPE "public"."enum_imports_of" AS ENUM('articles', 'media');
  CREATE TYPE "public"."enum_changes_kind" AS ENUM('published', 'unpublished', 'deleted');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'in-work', 'answered', 'won', 'lost', 'quarantine');
  CREATE TYPE "public"."enum_leads_country_source" AS ENUM('visitor', 'cookie', 'lookup', 'default');
  CREATE TYPE "public"."enum_lead_messages_direction" AS ENUM('out', 'in');
  CREATE TYPE "public"."enum_lead_files_field" AS ENUM('file', 'proof', 'essay');
  CREATE TYPE "public"."enum_bookings_state" AS ENUM('booked', 'cancelled', 'quarantine');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('waiting', 'entered', 'left', 'quarantine');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('owed', 'sent', 'failed');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('owed', 'delivered', 'failed');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password');
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('request.received', 'request.changed');
  CREATE TYPE "public"."enum_deals_stage" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('request.received', 'request.changed');
  CREATE TYPE "public"."enum_webhooks_format" AS ENUM('standard', 'slack');
  CREATE TYPE "public"."enum_removals_kind" AS ENUM('retention', 'request');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  CREATE TYPE "public"."enum_audit_trail_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'deleted', 'signed-in');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_socials_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews');
  CREATE TYPE "public"."enum_site_settings_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum_site_settings_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  CREATE TYPE "public"."enum_site_settings_identity_family" AS ENUM('familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4');
  CREATE TYPE "public"."enum_site_settings_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_socials_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  CREATE TYPE "public"."enum__site_settings_v_version_identity_family" AS ENUM('familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4');
  CREATE TYPE "public"."enum__site_settings_v_version_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_booking_minutes" AS ENUM('30', '40');
  CREATE TABLE "pages_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"type" "enum_pages_type" DEFAULT 'page',
  	"layout" jsonb,
  	"head_title" varchar,
  	"head_description" varchar,
  	"head_image_id" integer,
  	"head_no_index" boolean,
  	"offer_service_name" varchar,
  	"offer_starting_price" numeric,
  	"card_label" varchar,
  	"card_description" varchar,
  	"card_picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_type" "enum__pages_v_version_type" DEFAULT 'page',
  	"version_layout" jsonb,
  	"version_head_title" varchar,
  	"version_head_description" varchar,
  	"version_head_image_id" integer,
  	"version_head_no_index" boolean,
  	"version_offer_service_name" varchar,
  	"version_offer_starting_price" numeric,
  	"version_card_label" varchar,
  	"version_card_description" varchar,
  	"version_card_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "forms_by_country" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"office" varchar
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"fields" jsonb,
  	"button_text" varchar,
  	"consent_text" varchar,
  	"thanks_title" varchar,
  	"thanks_text" varchar,
  	"reply_to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"excerpt" varchar,
  	"lead" varchar,
  	"preview_id" integer,
  	"cover_id" integer,
  	"cover_drawing" "enum_articles_cover_drawing",
  	"layout" jsonb,
  	"head_title" varchar,
  	"head_description" varchar,
  	"head_image_id" integer,
  	"head_no_index" boolean,
  	"date" timestamp(3) with time zone,
  	"time_to_read" numeric,
  	"author" varchar,
  	"duration_seconds" numeric,
  	"is_featured" boolean,
  	"is_popular" boolean,
  	"category_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_excerpt" varchar,
  	"version_lead" varchar,
  	"version_preview_id" integer,
  	"version_cover_id" integer,
  	"version_cover_drawing" "enum__articles_v_version_cover_drawing",
  	"version_layout" jsonb,
  	"version_head_title" varchar,
  	"version_head_description" varchar,
  	"version_head_image_id" integer,
  	"version_head_no_index" boolean,
  	"version_date" timestamp(3) with time zone,
  	"version_time_to_read" numeric,
  	"version_author" varchar,
  	"version_duration_seconds" numeric,
  	"version_is_featured" boolean,
  	"version_is_popular" boolean,
  	"version_category_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term_id" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" "enum_categories_slug" NOT NULL,
  	"heading" varchar,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"group" "enum_tags_group" NOT NULL,
  	"term_id" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"more" varchar,
  	"article_id" integer,
  	"slug" varchar NOT NULL,
  	"letter" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"phone_raw" varchar,
  	"phone_formatted" varchar,
  	"order" numeric,
  	"country_code" varchar NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"starts" timestamp(3) with time zone NOT NULL,
  	"ends" timestamp(3) with time zone NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"venue" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"seats" numeric NOT NULL,
  	"seats_taken" numeric NOT NULL,
  	"href" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"job_title" varchar NOT NULL,
  	"picture_id" integer,
  	"description" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"date" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"drawn" boolean DEFAULT false,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif1000x510_url" varchar,
  	"sizes_avif1000x510_width" numeric,
  	"sizes_avif1000x510_height" numeric,
  	"sizes_avif1000x510_mime_type" varchar,
  	"sizes_avif1000x510_filesize" numeric,
  	"sizes_avif1000x510_filename" varchar,
  	"sizes_webp1000x510_url" varchar,
  	"sizes_webp1000x510_width" numeric,
  	"sizes_webp1000x510_height" numeric,
  	"sizes_webp1000x510_mime_type" varchar,
  	"sizes_webp1000x510_filesize" numeric,
  	"sizes_webp1000x510_filename" varchar,
  	"sizes_avif690x517_url" varchar,
  	"sizes_avif690x517_width" numeric,
  	"sizes_avif690x517_height" numeric,
  	"sizes_avif690x517_mime_type" varchar,
  	"sizes_avif690x517_filesize" numeric,
  	"sizes_avif690x517_filename" varchar,
  	"sizes_webp690x517_url" varchar,
  	"sizes_webp690x517_width" numeric,
  	"sizes_webp690x517_height" numeric,
  	"sizes_webp690x517_mime_type" varchar,
  	"sizes_webp690x517_filesize" numeric,
  	"sizes_webp690x517_filename" varchar,
  	"sizes_avif560x240_url" varchar,
  	"sizes_avif560x240_width" numeric,
  	"sizes_avif560x240_height" numeric,
  	"sizes_avif560x240_mime_type" varchar,
  	"sizes_avif560x240_filesize" numeric,
  	"sizes_avif560x240_filename" varchar,
  	"sizes_webp560x240_url" varchar,
  	"sizes_webp560x240_width" numeric,
  	"sizes_webp560x240_height" numeric,
  	"sizes_webp560x240_mime_type" varchar,
  	"sizes_webp560x240_filesize" numeric,
  	"sizes_webp560x240_filename" varchar,
  	"sizes_avif480x360_url" varchar,
  	"sizes_avif480x360_width" numeric,
  	"sizes_avif480x360_height" numeric,
  	"sizes_avif480x360_mime_type" varchar,
  	"sizes_avif480x360_filesize" numeric,
  	"sizes_avif480x360_filename" varchar,
  	"sizes_webp480x360_url" varchar,
  	"sizes_webp480x360_width" numeric,
  	"sizes_webp480x360_height" numeric,
  	"sizes_webp480x360_mime_type" varchar,
  	"sizes_webp480x360_filesize" numeric,
  	"sizes_webp480x360_filename" varchar,
  	"sizes_avif375x280_url" varchar,
  	"sizes_avif375x280_width" numeric,
  	"sizes_avif375x280_height" numeric,
  	"sizes_avif375x280_mime_type" varchar,
  	"sizes_avif375x280_filesize" numeric,
  	"sizes_avif375x280_filename" varchar,
  	"sizes_webp375x280_url" varchar,
  	"sizes_webp375x280_width" numeric,
  	"sizes_webp375x280_height" numeric,
  	"sizes_webp375x280_mime_type" varchar,
  	"sizes_webp375x280_filesize" numeric,
  	"sizes_webp375x280_filename" varchar,
  	"sizes_avif279x207_url" varchar,
  	"sizes_avif279x207_width" numeric,
  	"sizes_avif279x207_height" numeric,
  	"sizes_avif279x207_mime_type" varchar,
  	"sizes_avif279x207_filesize" numeric,
  	"sizes_avif279x207_filename" varchar,
  	"sizes_webp279x207_url" varchar,
  	"sizes_webp279x207_width" numeric,
  	"sizes_webp279x207_height" numeric,
  	"sizes_webp279x207_mime_type" varchar,
  	"sizes_webp279x207_filesize" numeric,
  	"sizes_webp279x207_filename" varchar,
  	"sizes_avif218x156_url" varchar,
  	"sizes_avif218x156_width" numeric,
  	"sizes_avif218x156_height" numeric,
  	"sizes_avif218x156_mime_type" varchar,
  	"sizes_avif218x156_filesize" numeric,
  	"sizes_avif218x156_filename" varchar,
  	"sizes_webp218x156_url" varchar,
  	"sizes_webp218x156_width" numeric,
  	"sizes_webp218x156_height" numeric,
  	"sizes_webp218x156_mime_type" varchar,
  	"sizes_webp218x156_filesize" numeric,
  	"sizes_webp218x156_filename" varchar,
  	"sizes_avif120x120_url" varchar,
  	"sizes_avif120x120_width" numeric,
  	"sizes_avif120x120_height" numeric,
  	"sizes_avif120x120_mime_type" varchar,
  	"sizes_avif120x120_filesize" numeric,
  	"sizes_avif120x120_filename" varchar,
  	"sizes_webp120x120_url" varchar,
  	"sizes_webp120x120_width" numeric,
  	"sizes_webp120x120_height" numeric,
  	"sizes_webp120x120_mime_type" varchar,
  	"sizes_webp120x120_filesize" numeric,
  	"sizes_webp120x120_filename" varchar
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar,
  	"of" "enum_imports_of" NOT NULL,
  	"document" numeric NOT NULL,
  	"offered" varchar,
  	"written" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"document" numeric,
  	"title" varchar NOT NULL,
  	"kind" "enum_changes_kind" NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release" varchar NOT NULL,
  	"last_change" numeric,
  	"change_count" numeric NOT NULL,
  	"changes" jsonb NOT NULL,
  	"total" numeric NOT NULL,
  	"rendered" numeric NOT NULL,
  	"removed" numeric NOT NULL,
  	"ms" numeric NOT NULL,
  	"faults" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"received_at" timestamp(3) with time zone,
  	"quarantine_reason" varchar,
  	"name" varchar NOT NULL,
  	"surname" varchar,
  	"email" varchar,
  	"company" varchar,
  	"phone" varchar,
  	"phone_e164" varchar,
  	"message" varchar,
  	"details" varchar,
  	"estimate" jsonb,
  	"timeline" varchar,
  	"addition" varchar,
  	"added_at" timestamp(3) with time zone,
  	"event_id" integer,
  	"document_id" integer,
  	"article_id" integer,
  	"country" varchar,
  	"country_source" "enum_leads_country_source",
  	"crm_deal_id" varchar,
  	"crm_person_id" varchar,
  	"crm_note_id" varchar,
  	"crm_company_id" varchar,
  	"form_id" varchar,
  	"resend_url" varchar,
  	"client_time" varchar,
  	"google_g_a4_client_id" varchar,
  	"consent_given" boolean,
  	"consent_version" varchar,
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"request_id" varchar,
  	"payload_hash" varchar,
  	"read_at" timestamp(3) with time zone,
  	"last_exchange_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"direction" "enum_lead_messages_direction" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"author_id" integer,
  	"address" varchar NOT NULL,
  	"is_from_elsewhere" boolean DEFAULT false,
  	"is_automatic" boolean DEFAULT false,
  	"message_id" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_messages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_name" varchar NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"field" "enum_lead_files_field" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"storage_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"host" varchar NOT NULL,
  	"room" varchar,
  	"zone" varchar NOT NULL,
  	"state" "enum_bookings_state" NOT NULL,
  	"lead_id" integer,
  	"place" varchar,
  	"uid" varchar NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_subscribers_state" NOT NULL,
  	"quarantine_reason" varchar,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"country" varchar,
  	"uri" varchar,
  	"form_id" varchar,
  	"asked_at" timestamp(3) with time zone,
  	"entered_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"mailed_at" timestamp(3) with time zone,
  	"mails_in_day" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"status" "enum_mails_status" DEFAULT 'owed' NOT NULL,
  	"kind" varchar NOT NULL,
  	"lead_id" integer,
  	"subscriber_id" integer,
  	"user_id" integer,
  	"unsubscribe_url" varchar,
  	"calendar" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"eml_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"last_error" varchar,
  	"timeline" jsonb,
  	"status" "enum_deliveries_status" DEFAULT 'owed' NOT NULL,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"lead_id" integer,
  	"mail_id" integer,
  	"message_id" integer,
  	"subscriber_id" integer,
  	"user_id" integer,
  	"webhook_id" integer,
  	"event" "enum_deliveries_event",
  	"recipient" varchar,
  	"body" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"lease_holder" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"stage" "enum_deals_stage" DEFAULT 'open' NOT NULL,
  	"person_id" integer,
  	"company_id" integer,
  	"lead_id" integer,
  	"external_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"company_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"normalized_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" varchar NOT NULL,
  	"deal_id" integer NOT NULL,
  	"person_id" integer,
  	"external_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"format" "enum_webhooks_format" DEFAULT 'standard' NOT NULL,
  	"active" boolean DEFAULT true,
  	"secret" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answered_at" timestamp(3) with time zone NOT NULL,
  	"version" varchar NOT NULL,
  	"counting" boolean DEFAULT false NOT NULL,
  	"campaigns" boolean DEFAULT false NOT NULL,
  	"visitor" varchar NOT NULL,
  	"answer" numeric NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "removals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_removals_kind" NOT NULL,
  	"rule" varchar NOT NULL,
  	"counts" jsonb NOT NULL,
  	"by_id" integer,
  	"address_hash" varchar,
  	"consents" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"network" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"invited_at" timestamp(3) with time zone,
  	"known_networks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by_name" varchar NOT NULL,
  	"action" "enum_audit_trail_action" NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"document" varchar,
  	"changed" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"forms_id" integer,
  	"redirects_id" integer,
  	"articles_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"glossary_id" integer,
  	"offices_id" integer,
  	"events_id" integer,
  	"reviews_id" integer,
  	"media_id" integer,
  	"documents_id" integer,
  	"imports_id" integer,
  	"changes_id" integer,
  	"releases_id" integer,
  	"leads_id" integer,
  	"lead_messages_id" integer,
  	"lead_notes_id" integer,
  	"lead_files_id" integer,
  	"answer_templates_id" integer,
  	"bookings_id" integer,
  	"subscribers_id" integer,
  	"mails_id" integer,
  	"deliveries_id" integer,
  	"deals_id" integer,
  	"persons_id" integer,
  	"companies_id" integer,
  	"notes_id" integer,
  	"webhooks_id" integer,
  	"consents_id" integer,
  	"consent_notes_id" integer,
  	"removals_id" integer,
  	"users_id" integer,
  	"audit_trail_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_socials_network",
  	"href" varchar
  );
  
  CREATE TABLE "site_settings_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"drawing" "enum_site_settings_navigation_links_drawing"
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"drawing" "enum_site_settings_navigation_drawing",
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar
  );
  
  CREATE TABLE "site_settings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "site_settings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"company_name" varchar,
  	"legal_name" varchar,
  	"description" varchar,
  	"founding_year" numeric,
  	"identity_logo" varchar,
  	"identity_foot_logo" varchar,
  	"identity_symbol" varchar,
  	"identity_ink" varchar,
  	"identity_accent" varchar,
  	"identity_family" "enum_site_settings_identity_family",
  	"currency" "enum_site_settings_currency",
  	"phone_raw" varchar,
  	"phone_formatted" varchar,
  	"email" varchar,
  	"messaging_href" varchar,
  	"answer_working_days" numeric,
  	"contact_form_path" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_href" varchar,
  	"call_to_form_text" varchar,
  	"privacy_path" varchar,
  	"sitemap_path" varchar,
  	"form_words" jsonb,
  	"newsletter_heading" varchar,
  	"newsletter_button_text" varchar,
  	"newsletter_note" varchar,
  	"newsletter_asks_name" boolean,
  	"consent_version" varchar,
  	"consent_heading" varchar,
  	"consent_text" varchar,
  	"consent_refuse_text" varchar,
  	"consent_allow_text" varchar,
  	"consent_choose_text" varchar,
  	"consent_choose_heading" varchar,
  	"consent_choose_note" varchar,
  	"consent_needed_label" varchar,
  	"consent_needed_text" varchar,
  	"consent_counting_label" varchar,
  	"consent_counting_text" varchar,
  	"consent_campaigns_label" varchar,
  	"consent_campaigns_text" varchar,
  	"consent_keep_text" varchar,
  	"consent_back_text" varchar,
  	"consent_footer_label" varchar,
  	"consent_policy_href" varchar,
  	"pages_glossary_heading" varchar,
  	"pages_glossary_description" varchar,
  	"pages_search_heading" varchar,
  	"pages_search_description" varchar,
  	"pages_not_found_heading" varchar,
  	"pages_not_found_description" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_settings_v_version_socials_network",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"drawing" "enum__site_settings_v_version_navigation_links_drawing",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"drawing" "enum__site_settings_v_version_navigation_drawing",
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_edited_by" varchar,
  	"version_company_name" varchar,
  	"version_legal_name" varchar,
  	"version_description" varchar,
  	"version_founding_year" numeric,
  	"version_identity_logo" varchar,
  	"version_identity_foot_logo" varchar,
  	"version_identity_symbol" varchar,
  	"version_identity_ink" varchar,
  	"version_identity_accent" varchar,
  	"version_identity_family" "enum__site_settings_v_version_identity_family",
  	"version_currency" "enum__site_settings_v_version_currency",
  	"version_phone_raw" varchar,
  	"version_phone_formatted" varchar,
  	"version_email" varchar,
  	"version_messaging_href" varchar,
  	"version_answer_working_days" numeric,
  	"version_contact_form_path" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_href" varchar,
  	"version_call_to_form_text" varchar,
  	"version_privacy_path" varchar,
  	"version_sitemap_path" varchar,
  	"version_form_words" jsonb,
  	"version_newsletter_heading" varchar,
  	"version_newsletter_button_text" varchar,
  	"version_newsletter_note" varchar,
  	"version_newsletter_asks_name" boolean,
  	"version_consent_version" varchar,
  	"version_consent_heading" varchar,
  	"version_consent_text" varchar,
  	"version_consent_refuse_text" varchar,
  	"version_consent_allow_text" varchar,
  	"version_consent_choose_text" varchar,
  	"version_consent_choose_heading" varchar,
  	"version_consent_choose_note" varchar,
  	"version_consent_needed_label" varchar,
  	"version_consent_needed_text" varchar,
  	"version_consent_counting_label" varchar,
  	"version_consent_counting_text" varchar,
  	"version_consent_campaigns_label" varchar,
  	"version_consent_campaigns_text" varchar,
  	"version_consent_keep_text" varchar,
  	"version_consent_back_text" varchar,
  	"version_consent_footer_label" varchar,
  	"version_consent_policy_href" varchar,
  	"version_pages_glossary_heading" varchar,
  	"version_pages_glossary_description" varchar,
  	"version_pages_search_heading" varchar,
  	"version_pages_search_description" varchar,
  	"version_pages_not_found_heading" varchar,
  	"version_pages_not_found_description" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "booking_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"role" varchar,
  	"office_id" integer NOT NULL,
  	"room" varchar
  );
  
  CREATE TABLE "booking_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_booking_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "booking_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"office_id" integer
  );
  
  CREATE TABLE "booking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" "enum_booking_minutes" DEFAULT '40' NOT NULL,
  	"pause_minutes" numeric DEFAULT 20 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "booking_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "publication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"embedded_version" varchar,
  	"live_release" varchar,
  	"live_version" varchar,
  	"live_at" timestamp(3) with time zone,
  	"held_release" varchar,
  	"held_by" varchar,
  	"kept_releases" jsonb,
  	"activity" jsonb,
  	"faults" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"request_months" numeric DEFAULT 24 NOT NULL,
  	"contract_months" numeric DEFAULT 120 NOT NULL,
  	"application_form" varchar,
  	"application_day" varchar DEFAULT '06-30' NOT NULL,
  	"seat_form" varchar DEFAULT 'event-seat',
  	"seat_days" numeric DEFAULT 31 NOT NULL,
  	"unconfirmed_days" numeric DEFAULT 30 NOT NULL,
  	"left_days" numeric DEFAULT 30 NOT NULL,
  	"audit_months" numeric DEFAULT 12 NOT NULL,
  	"consent_months" numeric DEFAULT 36 NOT NULL,
  	"last_run_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_breadcrumbs" ADD CONSTRAINT "pages_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_breadcrumbs" ADD CONSTRAINT "_pages_v_version_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_by_country" ADD CONSTRAINT "forms_by_country_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_id_media_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_preview_id_media_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary" ADD CONSTRAINT "glossary_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_messages_texts" ADD CONSTRAINT "lead_messages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers_texts" ADD CONSTRAINT "subscribers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message_id_lead_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."lead_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "persons" ADD CONSTRAINT "persons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors_texts" ADD CONSTRAINT "second_factors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_trail" ADD CONSTRAINT "audit_trail_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_messages_fk" FOREIGN KEY ("lead_messages_id") REFERENCES "public"."lead_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_files_fk" FOREIGN KEY ("lead_files_id") REFERENCES "public"."lead_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_persons_fk" FOREIGN KEY ("persons_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notes_fk" FOREIGN KEY ("notes_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_notes_fk" FOREIGN KEY ("consent_notes_id") REFERENCES "public"."consent_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_removals_fk" FOREIGN KEY ("removals_id") REFERENCES "public"."removals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_trail_fk" FOREIGN KEY ("audit_trail_id") REFERENCES "public"."audit_trail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_socials" ADD CONSTRAINT "site_settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_links" ADD CONSTRAINT "site_settings_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns_links" ADD CONSTRAINT "site_settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_columns" ADD CONSTRAINT "site_settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD CONSTRAINT "_site_settings_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_columns_links" ADD CONSTRAINT "_site_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_columns" ADD CONSTRAINT "_site_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_desks" ADD CONSTRAINT "booking_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_weekdays" ADD CONSTRAINT "booking_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_days_off" ADD CONSTRAINT "booking_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_texts" ADD CONSTRAINT "booking_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_breadcrumbs_order_idx" ON "pages_breadcrumbs" USING btree ("_order");
  CREATE INDEX "pages_breadcrumbs_parent_id_idx" ON "pages_breadcrumbs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_address_idx" ON "pages" USING btree ("address");
  CREATE INDEX "pages_head_head_image_idx" ON "pages" USING btree ("head_image_id");
  CREATE INDEX "pages_card_card_picture_idx" ON "pages" USING btree ("card_picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_version_breadcrumbs_order_idx" ON "_pages_v_version_breadcrumbs" USING btree ("_order");
  CREATE INDEX "_pages_v_version_breadcrumbs_parent_id_idx" ON "_pages_v_version_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_address_idx" ON "_pages_v" USING btree ("version_address");
  CREATE INDEX "_pages_v_version_head_version_head_image_idx" ON "_pages_v" USING btree ("version_head_image_id");
  CREATE INDEX "_pages_v_version_card_version_card_picture_idx" ON "_pages_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "forms_by_country_order_idx" ON "forms_by_country" USING btree ("_order");
  CREATE INDEX "forms_by_country_parent_id_idx" ON "forms_by_country" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_name_idx" ON "forms" USING btree ("name");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_address_idx" ON "articles" USING btree ("address");
  CREATE INDEX "articles_preview_idx" ON "articles" USING btree ("preview_id");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_head_head_image_idx" ON "articles" USING btree ("head_image_id");
  CREATE INDEX "articles_date_idx" ON "articles" USING btree ("date");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_categories_id_idx" ON "articles_rels" USING btree ("categories_id");
  CREATE INDEX "articles_rels_tags_id_idx" ON "articles_rels" USING btree ("tags_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_address_idx" ON "_articles_v" USING btree ("version_address");
  CREATE INDEX "_articles_v_version_version_preview_idx" ON "_articles_v" USING btree ("version_preview_id");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_head_version_head_image_idx" ON "_articles_v" USING btree ("version_head_image_id");
  CREATE INDEX "_articles_v_version_version_date_idx" ON "_articles_v" USING btree ("version_date");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_categories_id_idx" ON "_articles_v_rels" USING btree ("categories_id");
  CREATE INDEX "_articles_v_rels_tags_id_idx" ON "_articles_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "categories_term_id_idx" ON "categories" USING btree ("term_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE UNIQUE INDEX "tags_term_id_idx" ON "tags" USING btree ("term_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "glossary_article_idx" ON "glossary" USING btree ("article_id");
  CREATE UNIQUE INDEX "glossary_slug_idx" ON "glossary" USING btree ("slug");
  CREATE INDEX "glossary_letter_idx" ON "glossary" USING btree ("letter");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE INDEX "glossary_deleted_at_idx" ON "glossary" USING btree ("deleted_at");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_starts_idx" ON "events" USING btree ("starts");
  CREATE INDEX "events_ends_idx" ON "events" USING btree ("ends");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "reviews_picture_idx" ON "reviews" USING btree ("picture_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif1000x510_sizes_avif1000x510_filename_idx" ON "media" USING btree ("sizes_avif1000x510_filename");
  CREATE INDEX "media_sizes_webp1000x510_sizes_webp1000x510_filename_idx" ON "media" USING btree ("sizes_webp1000x510_filename");
  CREATE INDEX "media_sizes_avif690x517_sizes_avif690x517_filename_idx" ON "media" USING btree ("sizes_avif690x517_filename");
  CREATE INDEX "media_sizes_webp690x517_sizes_webp690x517_filename_idx" ON "media" USING btree ("sizes_webp690x517_filename");
  CREATE INDEX "media_sizes_avif560x240_sizes_avif560x240_filename_idx" ON "media" USING btree ("sizes_avif560x240_filename");
  CREATE INDEX "media_sizes_webp560x240_sizes_webp560x240_filename_idx" ON "media" USING btree ("sizes_webp560x240_filename");
  CREATE INDEX "media_sizes_avif480x360_sizes_avif480x360_filename_idx" ON "media" USING btree ("sizes_avif480x360_filename");
  CREATE INDEX "media_sizes_webp480x360_sizes_webp480x360_filename_idx" ON "media" USING btree ("sizes_webp480x360_filename");
  CREATE INDEX "media_sizes_avif375x280_sizes_avif375x280_filename_idx" ON "media" USING btree ("sizes_avif375x280_filename");
  CREATE INDEX "media_sizes_webp375x280_sizes_webp375x280_filename_idx" ON "media" USING btree ("sizes_webp375x280_filename");
  CREATE INDEX "media_sizes_avif279x207_sizes_avif279x207_filename_idx" ON "media" USING btree ("sizes_avif279x207_filename");
  CREATE INDEX "media_sizes_webp279x207_sizes_webp279x207_filename_idx" ON "media" USING btree ("sizes_webp279x207_filename");
  CREATE INDEX "media_sizes_avif218x156_sizes_avif218x156_filename_idx" ON "media" USING btree ("sizes_avif218x156_filename");
  CREATE INDEX "media_sizes_webp218x156_sizes_webp218x156_filename_idx" ON "media" USING btree ("sizes_webp218x156_filename");
  CREATE INDEX "media_sizes_avif120x120_sizes_avif120x120_filename_idx" ON "media" USING btree ("sizes_avif120x120_filename");
  CREATE INDEX "media_sizes_webp120x120_sizes_webp120x120_filename_idx" ON "media" USING btree ("sizes_webp120x120_filename");
  CREATE UNIQUE INDEX "documents_name_idx" ON "documents" USING btree ("name");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "imports_key_idx" ON "imports" USING btree ("key");
  CREATE INDEX "imports_document_idx" ON "imports" USING btree ("document");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "changes_document_idx" ON "changes" USING btree ("document");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE INDEX "releases_release_idx" ON "releases" USING btree ("release");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_received_at_idx" ON "leads" USING btree ("received_at");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_added_at_idx" ON "leads" USING btree ("added_at");
  CREATE INDEX "leads_event_idx" ON "leads" USING btree ("event_id");
  CREATE INDEX "leads_document_idx" ON "leads" USING btree ("document_id");
  CREATE INDEX "leads_article_idx" ON "leads" USING btree ("article_id");
  CREATE INDEX "leads_consent_at_idx" ON "leads" USING btree ("consent_at");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_request_id_idx" ON "leads" USING btree ("request_id");
  CREATE INDEX "leads_payload_hash_idx" ON "leads" USING btree ("payload_hash");
  CREATE INDEX "leads_read_at_idx" ON "leads" USING btree ("read_at");
  CREATE INDEX "leads_last_exchange_at_idx" ON "leads" USING btree ("last_exchange_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_messages_lead_idx" ON "lead_messages" USING btree ("lead_id");
  CREATE INDEX "lead_messages_author_idx" ON "lead_messages" USING btree ("author_id");
  CREATE UNIQUE INDEX "lead_messages_message_id_idx" ON "lead_messages" USING btree ("message_id");
  CREATE UNIQUE INDEX "lead_messages_idempotency_key_idx" ON "lead_messages" USING btree ("idempotency_key");
  CREATE INDEX "lead_messages_updated_at_idx" ON "lead_messages" USING btree ("updated_at");
  CREATE INDEX "lead_messages_created_at_idx" ON "lead_messages" USING btree ("created_at");
  CREATE INDEX "lead_messages_texts_order_parent" ON "lead_messages_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_files_lead_idx" ON "lead_files" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_files_storage_name_idx" ON "lead_files" USING btree ("storage_name");
  CREATE INDEX "lead_files_updated_at_idx" ON "lead_files" USING btree ("updated_at");
  CREATE INDEX "lead_files_created_at_idx" ON "lead_files" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE UNIQUE INDEX "bookings_place_idx" ON "bookings" USING btree ("place");
  CREATE UNIQUE INDEX "bookings_uid_idx" ON "bookings" USING btree ("uid");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscribers_texts_order_parent" ON "subscribers_texts" USING btree ("order","parent_id");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_lead_idx" ON "mails" USING btree ("lead_id");
  CREATE INDEX "mails_subscriber_idx" ON "mails" USING btree ("subscriber_id");
  CREATE INDEX "mails_user_idx" ON "mails" USING btree ("user_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_mail_idx" ON "deliveries" USING btree ("mail_id");
  CREATE INDEX "deliveries_message_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_subscriber_idx" ON "deliveries" USING btree ("subscriber_id");
  CREATE INDEX "deliveries_user_idx" ON "deliveries" USING btree ("user_id");
  CREATE INDEX "deliveries_webhook_idx" ON "deliveries" USING btree ("webhook_id");
  CREATE INDEX "deliveries_lease_until_idx" ON "deliveries" USING btree ("lease_until");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "status_nextTryAt_idx" ON "deliveries" USING btree ("status","next_try_at");
  CREATE INDEX "deals_stage_idx" ON "deals" USING btree ("stage");
  CREATE INDEX "deals_person_idx" ON "deals" USING btree ("person_id");
  CREATE INDEX "deals_company_idx" ON "deals" USING btree ("company_id");
  CREATE INDEX "deals_lead_idx" ON "deals" USING btree ("lead_id");
  CREATE UNIQUE INDEX "deals_external_id_idx" ON "deals" USING btree ("external_id");
  CREATE INDEX "deals_updated_at_idx" ON "deals" USING btree ("updated_at");
  CREATE INDEX "deals_created_at_idx" ON "deals" USING btree ("created_at");
  CREATE UNIQUE INDEX "persons_email_idx" ON "persons" USING btree ("email");
  CREATE INDEX "persons_phone_idx" ON "persons" USING btree ("phone");
  CREATE INDEX "persons_company_idx" ON "persons" USING btree ("company_id");
  CREATE INDEX "persons_updated_at_idx" ON "persons" USING btree ("updated_at");
  CREATE INDEX "persons_created_at_idx" ON "persons" USING btree ("created_at");
  CREATE UNIQUE INDEX "companies_normalized_name_idx" ON "companies" USING btree ("normalized_name");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "notes_deal_idx" ON "notes" USING btree ("deal_id");
  CREATE INDEX "notes_person_idx" ON "notes" USING btree ("person_id");
  CREATE UNIQUE INDEX "notes_external_id_idx" ON "notes" USING btree ("external_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_active_idx" ON "webhooks" USING btree ("active");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "consents_answered_at_idx" ON "consents" USING btree ("answered_at");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_answer_idx" ON "consents" USING btree ("visitor","answer");
  CREATE UNIQUE INDEX "consent_notes_version_idx" ON "consent_notes" USING btree ("version");
  CREATE INDEX "consent_notes_updated_at_idx" ON "consent_notes" USING btree ("updated_at");
  CREATE INDEX "consent_notes_created_at_idx" ON "consent_notes" USING btree ("created_at");
  CREATE INDEX "removals_kind_idx" ON "removals" USING btree ("kind");
  CREATE INDEX "removals_by_idx" ON "removals" USING btree ("by_id");
  CREATE INDEX "removals_address_hash_idx" ON "removals" USING btree ("address_hash");
  CREATE INDEX "removals_updated_at_idx" ON "removals" USING btree ("updated_at");
  CREATE INDEX "removals_created_at_idx" ON "removals" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "second_factors_texts_order_parent" ON "second_factors_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_trail_action_idx" ON "audit_trail" USING btree ("action");
  CREATE INDEX "audit_trail_kind_idx" ON "audit_trail" USING btree ("kind");
  CREATE INDEX "audit_trail_document_idx" ON "audit_trail" USING btree ("document");
  CREATE INDEX "audit_trail_by_idx" ON "audit_trail" USING btree ("by_id");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_messages_id");
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");
  CREATE INDEX "payload_locked_documents_rels_lead_files_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_files_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_deals_id_idx" ON "payload_locked_documents_rels" USING btree ("deals_id");
  CREATE INDEX "payload_locked_documents_rels_persons_id_idx" ON "payload_locked_documents_rels" USING btree ("persons_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("notes_id");
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_consent_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_notes_id");
  CREATE INDEX "payload_locked_documents_rels_removals_id_idx" ON "payload_locked_documents_rels" USING btree ("removals_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_trail_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_trail_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_socials_order_idx" ON "site_settings_socials" USING btree ("_order");
  CREATE INDEX "site_settings_socials_parent_id_idx" ON "site_settings_socials" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_links_order_idx" ON "site_settings_navigation_links" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_links_parent_id_idx" ON "site_settings_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_columns_links_order_idx" ON "site_settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_links_parent_id_idx" ON "site_settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_columns_order_idx" ON "site_settings_footer_columns" USING btree ("_order");
  CREATE INDEX "site_settings_footer_columns_parent_id_idx" ON "site_settings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_socials_order_idx" ON "_site_settings_v_version_socials" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_socials_parent_id_idx" ON "_site_settings_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_links_order_idx" ON "_site_settings_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_links_parent_id_idx" ON "_site_settings_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_columns_links_order_idx" ON "_site_settings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_columns_links_parent_id_idx" ON "_site_settings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_columns_order_idx" ON "_site_settings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_columns_parent_id_idx" ON "_site_settings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "booking_desks_order_idx" ON "booking_desks" USING btree ("_order");
  CREATE INDEX "booking_desks_parent_id_idx" ON "booking_desks" USING btree ("_parent_id");
  CREATE INDEX "booking_desks_office_idx" ON "booking_desks" USING btree ("office_id");
  CREATE INDEX "booking_weekdays_order_idx" ON "booking_weekdays" USING btree ("order");
  CREATE INDEX "booking_weekdays_parent_idx" ON "booking_weekdays" USING btree ("parent_id");
  CREATE INDEX "booking_days_off_order_idx" ON "booking_days_off" USING btree ("_order");
  CREATE INDEX "booking_days_off_parent_id_idx" ON "booking_days_off" USING btree ("_parent_id");
  CREATE INDEX "booking_days_off_office_idx" ON "booking_days_off" USING btree ("office_id");
  CREATE INDEX "booking_texts_order_parent" ON "booking_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_breadcrumbs" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_breadcrumbs" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "forms_by_country" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "glossary" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_texts" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "lead_messages" CASCADE;
  DROP TABLE "lead_messages_texts" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_files" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscribers_texts" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "deals" CASCADE;
  DROP TABLE "persons" CASCADE;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "notes" CASCADE;
  DROP TABLE "webhooks_events" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "consent_notes" CASCADE;
  DROP TABLE "removals" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "second_factors_texts" CASCADE;
  DROP TABLE "audit_trail" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_socials" CASCADE;
  DROP TABLE "site_settings_navigation_links" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_footer_columns_links" CASCADE;
  DROP TABLE "site_settings_footer_columns" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_socials" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation_links" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_columns_links" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_columns" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "booking_desks" CASCADE;
  DROP TABLE "booking_weekdays" CASCADE;
  DROP TABLE "booking_days_off" CASCADE;
  DROP TABLE "booking" CASCADE;
  DROP TABLE "booking_texts" CASCADE;
  DROP TABLE "publication" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TYPE "public"."enum_pages_type";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_type";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_articles_cover_drawing";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_cover_drawing";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_categories_slug";
  DROP TYPE "public"."enum_tags_group";
  DROP TYPE "public"."enum_imports_of";
  DROP TYPE "public"."enum_changes_kind";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_country_source";
  DROP TYPE "public"."enum_lead_messages_direction";
  DROP TYPE "public"."enum_lead_files_field";
  DROP TYPE "public"."enum_bookings_state";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_deliveries_status";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_event";
  DROP TYPE "public"."enum_deals_stage";
  DROP TYPE "public"."enum_webhooks_events";
  DROP TYPE "public"."enum_webhooks_format";
  DROP TYPE "public"."enum_removals_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_trail_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_socials_network";
  DROP TYPE "public"."enum_site_settings_navigation_links_drawing";
  DROP TYPE "public"."enum_site_settings_navigation_drawing";
  DROP TYPE "public"."enum_site_settings_identity_family";
  DROP TYPE "public"."enum_site_settings_currency";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_socials_network";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_links_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_identity_family";
  DROP TYPE "public"."enum__site_settings_v_version_currency";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum_booking_weekdays";
  DROP TYPE "public"."enum_booking_minutes";`)
}
