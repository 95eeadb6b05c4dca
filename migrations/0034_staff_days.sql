CREATE TABLE "slot_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"crew_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"town" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_offer_order" CHECK ("slot_offer"."start_at" < "slot_offer"."end_at")
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"asked_cents" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by_name" text NOT NULL,
	"received_cents" integer,
	"received_at" timestamp with time zone,
	"received_by_name" text,
	CONSTRAINT "deposit_asked" CHECK ("deposit"."asked_cents" > 0),
	CONSTRAINT "deposit_received" CHECK (("deposit"."received_cents" is null) = ("deposit"."received_at" is null) and "deposit"."received_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "today_done" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"mail_id" uuid,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "today_done_kind" CHECK ("today_done"."kind" in ('answer', 'opened-quote', 'failed-mail'))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "told_sequence" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "on_way_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_file" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "today_done" ADD CONSTRAINT "today_done_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_offer_lead" ON "slot_offer" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "today_done_at" ON "today_done" USING btree ("at");--> statement-breakpoint
CREATE INDEX "today_done_lead" ON "today_done" USING btree ("lead_id");