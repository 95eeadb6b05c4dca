CREATE TABLE "lighthouse_run" (
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scores" jsonb NOT NULL,
	CONSTRAINT "lighthouse_run_path_at_pk" PRIMARY KEY("path","at")
);
