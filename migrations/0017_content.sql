CREATE TABLE "content_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_es" text DEFAULT '' NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_plan" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"planned_by" text NOT NULL,
	"tried_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "content_plan_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_post" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "content_post_kind" CHECK ("content_post"."kind" in ('post', 'project', 'case-study', 'offer'))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"text" jsonb NOT NULL,
	"pairs" jsonb NOT NULL,
	"restored" integer,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_post_id_language_version_pk" PRIMARY KEY("post_id","language","version"),
	CONSTRAINT "content_version_language" CHECK ("content_version"."language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "content_plan" ADD CONSTRAINT "content_plan_post_id_content_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."content_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_post_id_content_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."content_post"("id") ON DELETE no action ON UPDATE no action;