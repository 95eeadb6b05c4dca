-- What a customer wrote is shown as it was written: nobody changes it, not even by hand in the database. Rows go only with the person.
create function review_stays_as_written() returns trigger language plpgsql as $$
begin
  if (new.words, new.stars, new.name, new.town, new.language, new.written_at, new.invitation_id)
     is distinct from (old.words, old.stars, old.name, old.town, old.language, old.written_at, old.invitation_id) then
    raise exception 'a review stays as it was written';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger review_stays_as_written before update on review for each row execute function review_stays_as_written();
