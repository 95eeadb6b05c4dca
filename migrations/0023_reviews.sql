CREATE TABLE "content_approval" (
	"post_id" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "content_approval_post_id_language_pk" PRIMARY KEY("post_id","language"),
	CONSTRAINT "content_approval_answer" CHECK ("content_approval"."answer" in ('approved', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invitation_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"town" text,
	"language" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"declined" text,
	"reply" text,
	"replied_by" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "review_state" CHECK ("review"."state" in ('waiting', 'shown', 'declined', 'withdrawn')),
	CONSTRAINT "review_declined" CHECK ("review"."declined" in ('names-others', 'insult', 'another-business', 'proven-untrue')),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"service" text,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_invitation_once" UNIQUE("lead_id","kind"),
	CONSTRAINT "review_invitation_kind" CHECK ("review_invitation"."kind" in ('first', 'follow-up'))
);
--> statement-breakpoint
ALTER TABLE "staff_user" DROP CONSTRAINT "staff_user_role";--> statement-breakpoint
ALTER TABLE "content_approval" ADD CONSTRAINT "content_approval_post_id_content_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."content_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_invitation_id_review_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_by_invitation" ON "review" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "review_invitation_due" ON "review_invitation" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_role" CHECK ("staff_user"."role" in ('admin', 'sales', 'technician', 'editor', 'writer', 'partner-manager'));