CREATE TABLE "urgent_notice" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"times_told" integer NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "urgency" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "conversation" jsonb;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "taken_by_id" uuid;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "taken_by_name" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "urgent_notice_next" ON "urgent_notice" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_urgency" CHECK ("lead"."urgency" in ('critical', 'high', 'medium', 'low'));