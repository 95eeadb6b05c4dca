CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"reference" text NOT NULL,
	"lead_id" uuid,
	"crew_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"topic" text,
	"mode" text,
	"town" text,
	"address" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"visitor_time_zone" text,
	"token_hash" text,
	"key_hash" text,
	"body_hash" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_reference_unique" UNIQUE("reference"),
	CONSTRAINT "booking_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "booking_kind" CHECK ("booking"."kind" in ('consultation', 'visit', 'leave')),
	CONSTRAINT "booking_state" CHECK ("booking"."state" in ('booked', 'cancelled')),
	CONSTRAINT "booking_mode" CHECK ("booking"."mode" in ('visit', 'video')),
	CONSTRAINT "booking_order" CHECK ("booking"."start_at" < "booking"."end_at")
);
--> statement-breakpoint
CREATE TABLE "booking_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quarantined" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"person_hash" text NOT NULL,
	"email" text,
	"phone" text,
	"reference" text NOT NULL,
	"score" integer NOT NULL,
	"because" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "quarantined_state" CHECK ("quarantined"."state" in ('held', 'released', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "quote_choice" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"option" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"wish" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_mail" ADD CONSTRAINT "booking_mail_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_choice" ADD CONSTRAINT "quote_choice_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photo" ADD CONSTRAINT "quote_photo_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_start" ON "booking" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "booking_lead" ON "booking" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "booking_mail_due" ON "booking_mail" USING btree ("due_at") WHERE "booking_mail"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "quarantined_waiting" ON "quarantined" USING btree ("received_at") WHERE "quarantined"."state" = 'held';--> statement-breakpoint
CREATE INDEX "quote_choice_untold" ON "quote_choice" USING btree ("chosen_at") WHERE "quote_choice"."told_at" is null;--> statement-breakpoint
CREATE INDEX "quote_choice_lead" ON "quote_choice" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "quote_photo_quote" ON "quote_photo" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_photo_lead" ON "quote_photo" USING btree ("lead_id");