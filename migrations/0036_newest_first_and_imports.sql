DROP INDEX "lead_created";--> statement-breakpoint
DROP INDEX "lead_stage_created";--> statement-breakpoint
DROP INDEX "lead_owner_created";--> statement-breakpoint
ALTER TABLE "lead_import" ADD COLUMN "last_row" integer;--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_stage_newest" ON "lead" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_owner_newest" ON "lead" USING btree ("taken_by_id","created_at","id");