ALTER TABLE "lead" ADD COLUMN "first_referrer" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "first_is_of_visit" boolean;