CREATE TABLE "slot_hold" (
	"holder_hash" text PRIMARY KEY NOT NULL,
	"crew_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"town" text,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_hold_order" CHECK ("slot_hold"."start_at" < "slot_hold"."end_at")
);
