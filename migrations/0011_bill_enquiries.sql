CREATE TABLE "bill_enquiry" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"kept_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
