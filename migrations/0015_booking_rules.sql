CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_no_overlap" EXCLUDE USING gist ("crew_id" WITH =, tstzrange("start_at", "end_at") WITH &&) WHERE ("state" = 'booked');
