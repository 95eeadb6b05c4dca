CREATE TABLE "energy_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consent_text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_day" date,
	CONSTRAINT "energy_alert_language" CHECK ("energy_alert"."language" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "energy_day" (
	"date" date NOT NULL,
	"series" text NOT NULL,
	"values" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "energy_day_series_date_pk" PRIMARY KEY("series","date"),
	CONSTRAINT "energy_day_series" CHECK ("energy_day"."series" in ('apidatos', 'esios', 'surplus', 'mix'))
);
--> statement-breakpoint
CREATE TABLE "feed_source" (
	"name" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"last_good_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "news_item" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"tags" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"heading_en" text,
	"heading_es" text,
	"read_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "news_item_language" CHECK ("news_item"."language" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "search_page" (
	"path" text PRIMARY KEY NOT NULL,
	"clicks" integer NOT NULL,
	"shown" integer NOT NULL,
	"place" double precision NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "vital_count_day_page_language_device_name_bucket_pk" PRIMARY KEY("day","page","language","device","name","bucket")
);
--> statement-breakpoint
CREATE TABLE "vital_site_count" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "vital_site_count_day_name_bucket_pk" PRIMARY KEY("day","name","bucket")
);
--> statement-breakpoint
CREATE INDEX "energy_alert_email" ON "energy_alert" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "news_item_day" ON "news_item" USING btree ("day");