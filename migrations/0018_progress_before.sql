-- How far the leads of before had come stands in their timeline: each stage by the first time it was reached, 'lost' while it is where they are.
UPDATE "lead_progress" SET
	"contacted_at" = coalesce("lead_progress"."contacted_at", "moves"."contacted_at"),
	"quoted_at" = coalesce("lead_progress"."quoted_at", "moves"."quoted_at"),
	"accepted_at" = coalesce("lead_progress"."accepted_at", "moves"."accepted_at"),
	"paid_at" = coalesce("lead_progress"."paid_at", "moves"."paid_at"),
	"lost_at" = coalesce("lead_progress"."lost_at", "moves"."lost_at")
FROM (
	SELECT "lead_event"."lead_id",
		min("lead_event"."at") FILTER (WHERE "lead_event"."data" ->> 'to' IN ('contacted', 'survey-booked')) AS "contacted_at",
		min("lead_event"."at") FILTER (WHERE "lead_event"."data" ->> 'to' = 'quoted') AS "quoted_at",
		min("lead_event"."at") FILTER (WHERE "lead_event"."data" ->> 'to' IN ('accepted', 'permit', 'installed', 'paid', 'aftercare')) AS "accepted_at",
		min("lead_event"."at") FILTER (WHERE "lead_event"."data" ->> 'to' IN ('paid', 'aftercare')) AS "paid_at",
		max("lead_event"."at") FILTER (WHERE "lead_event"."data" ->> 'to' = 'lost' AND "lead"."stage" = 'lost') AS "lost_at"
	FROM "lead_event" JOIN "lead" ON "lead"."id" = "lead_event"."lead_id"
	WHERE "lead_event"."kind" = 'stage-changed'
	GROUP BY "lead_event"."lead_id"
) AS "moves"
WHERE "moves"."lead_id" = "lead_progress"."lead_id";--> statement-breakpoint
-- Whoever took a new lead further, and not to 'lost', had been in touch.
UPDATE "lead" SET "first_touch_at" = "touches"."at"
FROM (
	SELECT "lead_id", min("lead_event"."at") AS "at" FROM "lead_event"
	WHERE "lead_event"."kind" = 'stage-changed' AND "lead_event"."data" ->> 'from' = 'new' AND "lead_event"."data" ->> 'to' <> 'lost'
	GROUP BY "lead_id"
) AS "touches"
WHERE "touches"."lead_id" = "lead"."id" AND "lead"."first_touch_at" IS NULL;--> statement-breakpoint
UPDATE "lead_progress" SET "first_touch_minutes" = greatest(0, floor(extract(epoch FROM "lead"."first_touch_at" - "lead"."created_at") / 60)::integer)
FROM "lead"
WHERE "lead"."id" = "lead_progress"."lead_id" AND "lead"."first_touch_at" IS NOT NULL AND "lead_progress"."first_touch_minutes" IS NULL;
