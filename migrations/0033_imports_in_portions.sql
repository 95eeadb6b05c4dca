ALTER TABLE "lead_import" DROP CONSTRAINT "lead_import_state";--> statement-breakpoint
ALTER TABLE "lead_import" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "lead_import" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_import" ADD CONSTRAINT "lead_import_state" CHECK ("lead_import"."state" in ('reading', 'checked', 'importing', 'committed', 'undoing', 'undone'));