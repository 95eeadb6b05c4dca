-- What the books and logs of the affiliate programme promise, kept by the database itself.
create function affiliate_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger affiliate_event_append_only before update or delete on affiliate_event for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger attribution_event_append_only before update or delete on attribution_event for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger ledger_transaction_append_only before update or delete on ledger_transaction for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger affiliate_event_no_truncate before truncate on affiliate_event for each statement execute function affiliate_append_only();
--> statement-breakpoint
create trigger attribution_event_no_truncate before truncate on attribution_event for each statement execute function affiliate_append_only();
--> statement-breakpoint
create trigger ledger_transaction_no_truncate before truncate on ledger_transaction for each statement execute function affiliate_append_only();
--> statement-breakpoint
create trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function affiliate_append_only();
--> statement-breakpoint
create trigger commission_no_delete before delete on commission for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger payout_no_delete before delete on payout for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger payout_item_append_only before update or delete on payout_item for each row execute function affiliate_append_only();
--> statement-breakpoint
create trigger payout_run_no_delete before delete on payout_run for each row execute function affiliate_append_only();
--> statement-breakpoint
create function ledger_sums_to_zero() returns trigger language plpgsql as $$
declare
  total bigint;
  sides integer;
  transaction_number bigint;
begin
  if tg_table_name = 'ledger_entry' then transaction_number := new.transaction_id; else transaction_number := new.id; end if;
  select coalesce(sum(amount_cents), 0), count(*) into total, sides from ledger_entry where transaction_id = transaction_number;
  if total <> 0 or sides < 2 then
    raise exception 'ledger transaction % has % entries that sum to %', transaction_number, sides, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry deferrable initially deferred for each row execute function ledger_sums_to_zero();
--> statement-breakpoint
create constraint trigger ledger_transaction_sums_to_zero after insert on ledger_transaction deferrable initially deferred for each row execute function ledger_sums_to_zero();
--> statement-breakpoint
create function commission_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' or new.version <> 0 or new.was_paid then
      raise exception 'a commission begins as pending' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.id, new.affiliate_id, new.lead_id, new.service, new.kind, new.tier, new.contract_cents, new.base_cents, new.bonus_cents, new.amount_cents, new.rules_from, new.paid_on)
     is distinct from
     (old.id, old.affiliate_id, old.lead_id, old.service, old.kind, old.tier, old.contract_cents, old.base_cents, old.bonus_cents, old.amount_cents, old.rules_from, old.paid_on) then
    raise exception 'what a commission is for never changes' using errcode = 'check_violation';
  end if;
  if new.state = old.state then
    if new.version <> old.version then
      raise exception 'the version counts changes of state' using errcode = 'check_violation';
    end if;
  elsif new.version <> old.version + 1 or (old.state, new.state) not in (
      ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'clawed-back'),
      ('approved', 'in-payout'), ('approved', 'rejected'), ('approved', 'clawed-back'),
      ('in-payout', 'paid'), ('in-payout', 'approved'),
      ('paid', 'clawed-back'), ('rejected', 'pending')) then
    raise exception 'a commission does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.was_paid and not new.was_paid or (new.state = 'paid' and not new.was_paid) then
    raise exception 'what was paid stays paid' using errcode = 'check_violation';
  end if;
  if old.recovered_by_payout_id is null and new.recovered_by_payout_id is not null and (new.state <> 'clawed-back' or not new.was_paid) then
    raise exception 'only a debt can be recovered' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger commission_guard before insert or update on commission for each row execute function commission_guard();
--> statement-breakpoint
create function commission_is_booked() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  if new.state = 'paid' then
    if not exists (select 1 from ledger_transaction t join payout_item i on i.payout_id = t.payout_id where i.commission_id = new.id and t.kind = 'paid') then
      raise exception 'commission % is not booked as paid', new.id using errcode = 'check_violation';
    end if;
  elsif not exists (select 1 from ledger_transaction where key = new.id || ':' || new.version) then
    raise exception 'the change of commission % is not booked', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger commission_is_booked after insert or update on commission deferrable initially deferred for each row execute function commission_is_booked();
--> statement-breakpoint
create function affiliate_guard() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
      ('applied', 'approved'), ('applied', 'declined'), ('approved', 'paused'), ('paused', 'approved'), ('declined', 'approved')) then
    raise exception 'a partner does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if old.code is not null and new.code is distinct from old.code then
    raise exception 'a code is for good' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger affiliate_guard before update on affiliate for each row execute function affiliate_guard();
--> statement-breakpoint
create function payout_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.run_id, new.affiliate_id, new.key, new.commission_cents, new.vat_cents, new.withheld_cents, new.transfer_cents, new.iban)
     is distinct from
     (old.id, old.run_id, old.affiliate_id, old.key, old.commission_cents, old.vat_cents, old.withheld_cents, old.transfer_cents, old.iban) then
    raise exception 'what a payout pays never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('in-payout', 'paid'), ('in-payout', 'returned')) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payout_guard before update on payout for each row execute function payout_guard();
--> statement-breakpoint
create function payout_run_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.month, new.total_cents, new.payout_date) is distinct from (old.id, old.month, old.total_cents, old.payout_date) then
    raise exception 'what a payout run pays never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('made', 'released'), ('released', 'paid')) then
    raise exception 'a payout run does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payout_run_guard before update on payout_run for each row execute function payout_run_guard();
