CREATE TABLE "affiliate_appeal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"commission_id" uuid,
	"lead_id" uuid,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "attributed_lead" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"attribution_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribution" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"method" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"protected_until" timestamp with time zone NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "attribution_method" CHECK ("attribution"."method" in ('link', 'spoken', 'registered'))
);
--> statement-breakpoint
CREATE TABLE "attribution_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"affiliate_id" uuid,
	"attribution_id" uuid,
	"lead_id" uuid,
	"actor" text,
	"because" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"tier" text NOT NULL,
	"contract_cents" integer NOT NULL,
	"base_cents" integer NOT NULL,
	"bonus_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"rules_from" date NOT NULL,
	"paid_on" date NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"because" text NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"recovered_by_payout_id" uuid,
	"was_paid" boolean DEFAULT false NOT NULL,
	CONSTRAINT "commission_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "commission_state" CHECK ("commission"."state" in ('pending', 'approved', 'in-payout', 'paid', 'rejected', 'clawed-back')),
	CONSTRAINT "commission_amount" CHECK ("commission"."amount_cents" = "commission"."base_cents" + "commission"."bonus_cents" and "commission"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account" CHECK ("ledger_entry"."account" in ('expense', 'pending', 'approved', 'in-payout', 'paid', 'settled', 'input-vat', 'withholding-tax', 'bank')),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"commission_id" uuid,
	"payout_id" uuid,
	"actor" text,
	"because" text NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "affiliate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'applied' NOT NULL,
	"language" text NOT NULL,
	"business_name" text NOT NULL,
	"business_type" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"business_description" text,
	"website" text,
	"monthly_referrals" text,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent_text_version" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decision_by" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision_reason" text,
	"code" text,
	"password_hash" text,
	"tax_kind" text,
	"tax_number" text,
	"tax_address" text,
	"iban" text,
	"iban_hash" text,
	"iban_last4" text,
	"iban_changed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "affiliate_reference_unique" UNIQUE("reference"),
	CONSTRAINT "affiliate_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliate_state" CHECK ("affiliate"."state" in ('applied', 'approved', 'declined', 'paused')),
	CONSTRAINT "affiliate_code" CHECK (("affiliate"."state" in ('approved', 'paused')) <= ("affiliate"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_access" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "affiliate_access_kind" CHECK ("affiliate_access"."kind" in ('session', 'link'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_click" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "affiliate_click_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"reference" text PRIMARY KEY NOT NULL,
	"payout_key" text,
	"amount_cents" integer NOT NULL,
	"booked_on" date NOT NULL,
	"outcome" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"commission_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"withheld_cents" integer NOT NULL,
	"transfer_cents" integer NOT NULL,
	"tax_kind" text NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"iban_last4" text NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	CONSTRAINT "payout_key_unique" UNIQUE("key"),
	CONSTRAINT "payout_run_affiliate" UNIQUE("run_id","affiliate_id"),
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('in-payout', 'paid', 'returned')),
	CONSTRAINT "payout_amount" CHECK ("payout"."transfer_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_item" (
	"payout_id" uuid NOT NULL,
	"commission_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "payout_item_payout_id_commission_id_pk" PRIMARY KEY("payout_id","commission_id")
);
--> statement-breakpoint
CREATE TABLE "payout_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"month" text NOT NULL,
	"payout_date" date NOT NULL,
	"execution_date" date NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by_id" uuid,
	"made_by" text NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"is_by_one" boolean NOT NULL,
	"total_cents" integer NOT NULL,
	"held" jsonb NOT NULL,
	"below_minimum" jsonb NOT NULL,
	CONSTRAINT "payout_run_month_unique" UNIQUE("month"),
	CONSTRAINT "payout_run_state" CHECK ("payout_run"."state" in ('made', 'released', 'paid'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_appeal" ADD CONSTRAINT "affiliate_appeal_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributed_lead" ADD CONSTRAINT "attributed_lead_attribution_id_attribution_id_fk" FOREIGN KEY ("attribution_id") REFERENCES "public"."attribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribution" ADD CONSTRAINT "attribution_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribution_event" ADD CONSTRAINT "attribution_event_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribution_event" ADD CONSTRAINT "attribution_event_attribution_id_attribution_id_fk" FOREIGN KEY ("attribution_id") REFERENCES "public"."attribution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_commission_id_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_access" ADD CONSTRAINT "affiliate_access_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click" ADD CONSTRAINT "affiliate_click_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_event" ADD CONSTRAINT "affiliate_event_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_run_id_payout_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_affiliate_id_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_commission_id_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_appeal_open" ON "affiliate_appeal" USING btree ("answered_at","answer_by");--> statement-breakpoint
CREATE INDEX "attributed_lead_attribution" ON "attributed_lead" USING btree ("attribution_id");--> statement-breakpoint
CREATE INDEX "attribution_affiliate" ON "attribution" USING btree ("affiliate_id","registered_at");--> statement-breakpoint
CREATE INDEX "attribution_event_at" ON "attribution_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attribution_event_affiliate" ON "attribution_event" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "attribution_event_lead" ON "attribution_event" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "commission_affiliate" ON "commission" USING btree ("affiliate_id","paid_on");--> statement-breakpoint
CREATE INDEX "commission_state_paid" ON "commission" USING btree ("state","paid_on");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_affiliate" ON "ledger_entry" USING btree ("affiliate_id","account");--> statement-breakpoint
CREATE INDEX "ledger_transaction_affiliate" ON "ledger_transaction" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_email" ON "affiliate" USING btree (lower("email")) WHERE "affiliate"."state" in ('approved', 'paused');--> statement-breakpoint
CREATE INDEX "affiliate_state_applied" ON "affiliate" USING btree ("state","applied_at");--> statement-breakpoint
CREATE INDEX "affiliate_iban" ON "affiliate" USING btree ("iban_hash");--> statement-breakpoint
CREATE INDEX "affiliate_access_affiliate" ON "affiliate_access" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_event_affiliate" ON "affiliate_event" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "payout_affiliate" ON "payout" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "payout_item_commission" ON "payout_item" USING btree ("commission_id");