CREATE TABLE "publication" (
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "publication_subject_version_pk" PRIMARY KEY("subject","version")
);
--> statement-breakpoint
CREATE TABLE "published_pages" (
	"build" text NOT NULL,
	"part" integer NOT NULL,
	"versions" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_pages_build_part_pk" PRIMARY KEY("build","part")
);
--> statement-breakpoint
INSERT INTO "publication" ("subject", "version", "value", "published_at", "published_by")
SELECT 'prices', "version" - 1, "book", "published_at", "published_by" FROM "price_book" WHERE "version" > 1;
--> statement-breakpoint
INSERT INTO "publication" ("subject", "version", "value", "published_at", "published_by")
SELECT 'switch:on-call', row_number() OVER (ORDER BY "id"), jsonb_build_object('isOn', "is_on"), "at", "set_by_name" FROM "on_call";
