CREATE TABLE "on_call" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_on" boolean NOT NULL,
	"set_by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
