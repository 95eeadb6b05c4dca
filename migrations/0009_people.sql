CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"service" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"recorded_by_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_once" UNIQUE("lead_id","service","amount_cents","paid_at"),
	CONSTRAINT "payment_positive" CHECK ("payment"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"other_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other_phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"town" text,
	"address" text,
	"consent_marketing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_into_id" uuid,
	"restricted_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "person_language" CHECK ("person"."language" in ('en', 'es')),
	CONSTRAINT "person_not_into_itself" CHECK ("person"."merged_into_id" <> "person"."id")
);
--> statement-breakpoint
CREATE TABLE "answered_request" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_stage";--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "person_id" uuid;--> statement-breakpoint
INSERT INTO "person" ("id", "name", "email", "phone", "language", "town", "consent_marketing", "created_at", "erased_at")
	SELECT "id", "name", "email", "phone", "language", "town", "consent_marketing", "created_at", "erased_at" FROM "lead";--> statement-breakpoint
UPDATE "lead" SET "person_id" = "id";--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "stage_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "partner_code" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "first_source" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "first_touch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_merged_into_id_person_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_email" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "person_phone" ON "person" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "person_merged" ON "person" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "answered_request_at" ON "answered_request" USING btree ("at");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_person" ON "lead" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_lost_reason" CHECK ("lead"."lost_reason" in ('price', 'no-answer', 'other-firm', 'not-now', 'not-possible', 'duplicate', 'spam', 'other'));--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_stage" CHECK ("lead"."stage" in ('new', 'contacted', 'survey-booked', 'quoted', 'accepted', 'permit', 'installed', 'paid', 'aftercare', 'lost'));