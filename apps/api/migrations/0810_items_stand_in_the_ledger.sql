-- What is open stands on the account of debtors or creditors: an item by the entry that made it, a settlement by its own. What
-- was kept before is not asked; an opening balance is taken back by the reversal of its own entry.
--
-- SQLSTATE raised here: KL008 an item or a settlement that the ledger does not know: a fault of ours.
SET LOCAL lock_timeout = '5s';

-- Whether an entry has a line on the account where items of a kind stand (`SYSTEM_ACCOUNTS` of bookkeeping). It reads the lines of
-- the entry, whose administration a foreign key holds, until one is: no plan begins at all lines of the account. Called by
-- triggers alone, which set the path.
CREATE FUNCTION is_on_control_account(administration bigint, entry bigint, item_kind text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  control bigint[] := ARRAY(SELECT id FROM accounts WHERE administration_id = administration
    AND rgs_code = CASE item_kind WHEN 'receivable' THEN 'BVorDebHad' ELSE 'BSchCreHac' END);
BEGIN
  RETURN EXISTS (SELECT FROM journal_lines WHERE entry_id = entry AND account_id = ANY (control));
END $$;
REVOKE ALL ON FUNCTION is_on_control_account FROM PUBLIC;

-- Asked at the commit: a document may be told its entry after its item is there.
CREATE FUNCTION check_entry_of_item() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  entry bigint;
BEGIN
  CASE
    WHEN NEW.invoice_id IS NOT NULL THEN
      SELECT journal_entry_id INTO entry FROM invoices
        WHERE administration_id = NEW.administration_id AND id = NEW.invoice_id;
    WHEN NEW.purchase_id IS NOT NULL THEN
      SELECT journal_entry_id INTO entry FROM purchases
        WHERE administration_id = NEW.administration_id AND id = NEW.purchase_id;
    WHEN NEW.opening_balance_id IS NOT NULL THEN
      SELECT journal_entry_id INTO entry FROM opening_balances
        WHERE administration_id = NEW.administration_id AND id = NEW.opening_balance_id;
    ELSE
      entry := NEW.journal_entry_id;
  END CASE;
  IF entry IS NULL OR NOT is_on_control_account(NEW.administration_id, entry, NEW.kind) THEN
    RAISE EXCEPTION 'no entry has item % on its account', NEW.id USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_entry_of_item FROM PUBLIC;
CREATE CONSTRAINT TRIGGER open_items_posted AFTER INSERT ON open_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_of_item();

CREATE FUNCTION check_entry_of_settlement() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item_kind text;
BEGIN
  SELECT kind INTO item_kind FROM open_items WHERE administration_id = NEW.administration_id AND id = NEW.open_item_id;
  IF NOT is_on_control_account(NEW.administration_id, NEW.journal_entry_id, item_kind) THEN
    RAISE EXCEPTION 'entry % does not touch the account of item %', NEW.journal_entry_id, NEW.open_item_id
      USING ERRCODE = 'KL008';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_entry_of_settlement FROM PUBLIC;
CREATE CONSTRAINT TRIGGER settlements_posted AFTER INSERT ON settlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_entry_of_settlement();

-- As in 0042; what takes an opening balance back reverses its entry, and a new one stands.
CREATE OR REPLACE FUNCTION guard_opening_balance() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.reversal_entry_id IS NOT NULL OR NEW.reversal_entry_id IS NULL) THEN
    RAISE EXCEPTION 'an opening balance is taken back once' USING ERRCODE = 'KL004';
  END IF;
  IF NOT EXISTS (
    SELECT FROM journal_entries e WHERE e.administration_id = NEW.administration_id
      AND e.id = NEW.reversal_entry_id AND e.reverses_entry_id = NEW.journal_entry_id
  ) THEN
    RAISE EXCEPTION 'entry % does not take opening balance % back', NEW.reversal_entry_id, NEW.id USING ERRCODE = 'KL008';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION guard_opening_balance FROM PUBLIC;
CREATE TRIGGER opening_balances_begin BEFORE INSERT ON opening_balances
  FOR EACH ROW WHEN (NEW.reversal_entry_id IS NOT NULL) EXECUTE FUNCTION guard_opening_balance();
