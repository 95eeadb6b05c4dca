-- What was measured before is counted as what is measured from now on (src/features/vitals/domain/buckets.ts).
INSERT INTO "vital_count" ("day", "page", "language", "device", "name", "bucket", "visits")
SELECT "day", "page", "language", "device", "name", "bucket", count(*)
FROM (SELECT v.*, CASE WHEN u < 1 THEN 0 ELSE 1 + floor(ln(u) / ln(1.05) + 1e-9)::int END AS "bucket"
  FROM (SELECT "vital".*, "value" * CASE WHEN "name" = 'CLS' THEN 1000 ELSE 1 END AS u FROM "vital") v) b
GROUP BY 1, 2, 3, 4, 5, 6
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "vital_site_count" ("day", "name", "bucket", "visits")
SELECT "day", "name", "bucket", sum("visits") FROM "vital_count" GROUP BY 1, 2, 3
ON CONFLICT DO NOTHING;
