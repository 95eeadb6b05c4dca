-- A lead that a process of the release before writes while this one starts has no person yet: it begins with one of its own, as every lead does.
CREATE FUNCTION lead_begins_with_a_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.person_id IS NULL THEN
		INSERT INTO person (id, name, email, phone, language, town, consent_marketing, created_at)
			VALUES (NEW.id, NEW.name, NEW.email, NEW.phone, NEW.language, NEW.town, NEW.consent_marketing, NEW.created_at)
			ON CONFLICT (id) DO NOTHING;
		NEW.person_id := NEW.id;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER lead_person BEFORE INSERT ON lead FOR EACH ROW EXECUTE FUNCTION lead_begins_with_a_person();--> statement-breakpoint
-- Letters in threes: a search finds a part of a word without reading every lead.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX lead_search ON lead USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX person_name_trgm ON person USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
-- What happened is added to, and neither changed nor taken back.
CREATE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_event_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();--> statement-breakpoint
CREATE TRIGGER payment_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON payment FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
