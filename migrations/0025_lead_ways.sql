CREATE INDEX "lead_email" ON "lead" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "lead_phone" ON "lead" USING btree ("phone");