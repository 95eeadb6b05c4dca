CREATE TABLE "lead_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_inbox" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by_name" text,
	CONSTRAINT "lead_inbox_state" CHECK ("lead_inbox"."state" in ('open', 'waiting', 'done'))
);
--> statement-breakpoint
CREATE TABLE "job_step" (
	"lead_id" uuid NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_by_name" text NOT NULL,
	CONSTRAINT "job_step_lead_id_step_pk" PRIMARY KEY("lead_id","step")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"estimate" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_version_number" UNIQUE("quote_id","number")
);
--> statement-breakpoint
ALTER TABLE "lead_message" ADD COLUMN "leaves_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_message" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_message" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_file" ADD CONSTRAINT "lead_file_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_inbox" ADD CONSTRAINT "lead_inbox_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_file_lead" ON "lead_file" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_inbox_state_at" ON "lead_inbox" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "saved_view_staff" ON "saved_view" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "lead_message_due" ON "lead_message" USING btree ("leaves_at") WHERE "lead_message"."queued_at" is null and "lead_message"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "lead_unanswered" ON "lead" USING btree ("answer_by") WHERE "lead"."stage" = 'new' and "lead"."first_touch_at" is null and "lead"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "lead_owner_created" ON "lead" USING btree ("taken_by_id","created_at");