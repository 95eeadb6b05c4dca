-- Custom SQL: a transfer that comes back after its commission was clawed back and recovered by another payout: the partner never had the money, and what
-- was recovered is paid back to them.
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
  if (old.was_paid and not new.was_paid and (old.state, new.state) <> ('paid', 'approved')
      and (new.state <> 'clawed-back' or new.recovered_by_payout_id is null)) or (new.state = 'paid' and not new.was_paid) then
    raise exception 'what was paid stays paid' using errcode = 'check_violation';
  end if;
  if old.recovered_by_payout_id is null and new.recovered_by_payout_id is not null and new.state <> 'clawed-back' then
    raise exception 'only what was clawed back can be recovered' using errcode = 'check_violation';
  end if;
  return new;
end $$;
