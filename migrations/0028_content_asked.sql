CREATE TABLE "content_asked" (
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "content_asked_path_kind_day_pk" PRIMARY KEY("path","kind","day"),
	CONSTRAINT "content_asked_kind" CHECK ("content_asked"."kind" in ('moved', 'missing'))
);
