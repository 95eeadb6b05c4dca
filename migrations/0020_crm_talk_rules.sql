-- Who waits for an answer today is in the inbox from the first day.
INSERT INTO lead_inbox (lead_id, state, kind, at, changed_at)
SELECT id, 'open', 'created', created_at, created_at FROM lead
WHERE stage = 'new' AND first_touch_at IS NULL AND answer_by IS NOT NULL AND erased_at IS NULL
ON CONFLICT DO NOTHING;
