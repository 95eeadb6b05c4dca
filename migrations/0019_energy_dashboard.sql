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
CREATE INDEX "energy_alert_email" ON "energy_alert" USING btree (lower("email"));