CREATE TABLE "vital" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vital_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "vital_language" CHECK ("vital"."language" in ('en', 'es')),
	CONSTRAINT "vital_device" CHECK ("vital"."device" in ('phone', 'tablet', 'desktop')),
	CONSTRAINT "vital_name" CHECK ("vital"."name" in ('LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB'))
);
--> statement-breakpoint
CREATE INDEX "vital_day" ON "vital" USING btree ("day");