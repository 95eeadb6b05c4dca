-- A transfer can come back days after it left: its payout is returned, and its commissions are approved again.
update bank_line set is_credit = true where outcome = 'returned';
--> statement-breakpoint
create or replace function commission_guard() returns trigger language plpgsql as $$
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
      ('paid', 'clawed-back'), ('paid', 'approved'), ('rejected', 'pending')) then
    raise exception 'a commission does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if (old.was_paid and not new.was_paid and (old.state, new.state) <> ('paid', 'approved')) or (new.state = 'paid' and not new.was_paid) then
    raise exception 'what was paid stays paid' using errcode = 'check_violation';
  end if;
  if old.recovered_by_payout_id is null and new.recovered_by_payout_id is not null and (new.state <> 'clawed-back' or not new.was_paid) then
    raise exception 'only a debt can be recovered' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace function payout_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.run_id, new.affiliate_id, new.key, new.commission_cents, new.vat_cents, new.withheld_cents, new.transfer_cents, new.iban)
     is distinct from
     (old.id, old.run_id, old.affiliate_id, old.key, old.commission_cents, old.vat_cents, old.withheld_cents, old.transfer_cents, old.iban) then
    raise exception 'what a payout pays never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('in-payout', 'paid'), ('in-payout', 'returned'), ('paid', 'returned')) then
    raise exception 'a payout does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
