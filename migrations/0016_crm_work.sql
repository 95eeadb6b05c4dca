CREATE TABLE "password_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_link_kind" CHECK ("password_link"."kind" in ('invitation', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "assignment_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"town" text,
	"service" text,
	"language" text,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_pair" (
	"a_id" uuid NOT NULL,
	"b_id" uuid NOT NULL,
	"score" real NOT NULL,
	"because" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"apart_at" timestamp with time zone,
	"apart_by_name" text,
	CONSTRAINT "duplicate_pair_a_id_b_id_pk" PRIMARY KEY("a_id","b_id"),
	CONSTRAINT "duplicate_pair_order" CHECK ("duplicate_pair"."a_id" < "duplicate_pair"."b_id")
);
--> statement-breakpoint
CREATE TABLE "person_merge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"keep_id" uuid NOT NULL,
	"drop_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"inverse" jsonb
);
--> statement-breakpoint
CREATE TABLE "lead_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"row_count" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"by_name" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_at" timestamp with time zone,
	"created_count" integer,
	"undone_at" timestamp with time zone,
	"heads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "lead_import_state" CHECK ("lead_import"."state" in ('checked', 'committed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "lead_import_row" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"person_id" uuid,
	"because" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"of_row" integer,
	"score" real,
	"filled" jsonb,
	"lead_id" uuid,
	CONSTRAINT "lead_import_row_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "lead_import_row_kind" CHECK ("lead_import_row"."kind" in ('ready', 'duplicate', 'error'))
);
--> statement-breakpoint
CREATE TABLE "lead_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_progress" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"received_on" date NOT NULL,
	"source" text NOT NULL,
	"town" text,
	"language" text NOT NULL,
	"service" text,
	"contacted_at" timestamp with time zone,
	"quoted_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"first_touch_minutes" integer,
	"won_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"owner_id" uuid,
	"owner_name" text,
	"done_at" timestamp with time zone,
	"done_by_name" text,
	"created_by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" DROP CONSTRAINT "mail_status";--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pair" ADD CONSTRAINT "duplicate_pair_a_id_person_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pair" ADD CONSTRAINT "duplicate_pair_b_id_person_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_keep_id_person_id_fk" FOREIGN KEY ("keep_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_drop_id_person_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_row" ADD CONSTRAINT "lead_import_row_import_id_lead_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_message" ADD CONSTRAINT "lead_message_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_progress" ADD CONSTRAINT "lead_progress_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_link_user" ON "password_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "duplicate_pair_b" ON "duplicate_pair" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "person_merge_keep" ON "person_merge" USING btree ("keep_id");--> statement-breakpoint
CREATE INDEX "person_merge_drop" ON "person_merge" USING btree ("drop_id");--> statement-breakpoint
CREATE INDEX "lead_message_lead" ON "lead_message" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_progress_received" ON "lead_progress" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "task_open" ON "task" USING btree ("done_at","due_at");--> statement-breakpoint
CREATE INDEX "task_lead" ON "task" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_event_viewed" ON "lead_event" USING btree ("at") WHERE "lead_event"."kind" in ('quote-viewed', 'pdf-opened');--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_status" CHECK ("mail"."status" in ('queued', 'sent', 'filed', 'failed'));--> statement-breakpoint
INSERT INTO "lead_progress" ("lead_id", "received_on", "source", "town", "language", "service")
	SELECT "id", ("created_at" AT TIME ZONE 'Europe/Madrid')::date, "source", "town", "language", "service" FROM "lead";
