ALTER TABLE "slot_offer" ADD CONSTRAINT "slot_offer_no_overlap" EXCLUDE USING gist ("crew_id" WITH =, tstzrange("start_at", "end_at") WITH &&);--> statement-breakpoint
-- Whoever booked a consultation of before was told of each of its changes by mail.
UPDATE "booking" SET "told_sequence" = "sequence" WHERE "kind" = 'consultation';
