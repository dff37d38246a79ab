-- What an entry makes open and settles comes to what its lines do on the account of debtors or creditors, to the cent, and what was
-- settled is open again by an entry that took it back alone. Before, an entry had to have a line there, of whatever amount.
--
-- Held of what is written from now on. Where an entry of before does not add up, its reversal may differ by just that: it can still
-- be taken back.
--
-- SQLSTATE raised here: KL008 items that do not add up to the ledger: a fault of ours.
SET LOCAL lock_timeout = '5s';

CREATE INDEX settlements_entry ON settlements (administration_id, journal_entry_id);

-- Which entry one took back: that which it reverses, or, of a payment after all of a claim that was given up, the one that settled
-- what was given up until then, which it settles anew as far as that is left.
CREATE FUNCTION entry_taken_back(administration bigint, entry bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT e.reverses_entry_id FROM journal_entries e WHERE e.administration_id = administration AND e.id = entry),
    (SELECT coalesce(
        (SELECT p.journal_entry_id FROM bad_debt_recoveries p WHERE p.administration_id = administration
          AND p.bad_debt_id = r.bad_debt_id AND p.id < r.id ORDER BY p.id DESC LIMIT 1),
        -- Payments of before 0736 stand nowhere but in what they settled.
        (SELECT s.journal_entry_id FROM open_items o
          JOIN settlements s ON s.administration_id = administration AND s.open_item_id = o.id
          WHERE o.administration_id = administration AND o.invoice_id = b.invoice_id AND s.undone_at = r.created_at
            AND s.bank_transaction_id IS NULL ORDER BY s.id LIMIT 1))
      FROM bad_debt_recoveries r JOIN bad_debts b ON b.administration_id = administration AND b.id = r.bad_debt_id
      WHERE r.administration_id = administration AND r.journal_entry_id = entry))
$$;
REVOKE ALL ON FUNCTION entry_taken_back FROM PUBLIC;

-- What an entry does on the account of a kind of items, up and down, and what it did of items: those it made, less what it
-- settled, and what was settled by the one that it took back. Each number of a contact counts once, as its lines are one line: what is
-- made and settled by the same entry moves by what is left of it.
CREATE FUNCTION moved_by_entry(administration bigint, entry bigint, item_kind text, taken_back bigint,
  OUT lines_up bigint, OUT lines_down bigint, OUT items_up bigint, OUT items_down bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  control bigint[] := ARRAY(SELECT id FROM accounts WHERE administration_id = administration
    AND rgs_code = CASE item_kind WHEN 'receivable' THEN 'BVorDebHad' ELSE 'BSchCreHac' END);
  source record;
BEGIN
  SELECT source_type, source_id INTO source FROM journal_entries WHERE administration_id = administration AND id = entry;
  SELECT coalesce(sum(CASE item_kind WHEN 'receivable' THEN debit_cents ELSE credit_cents END), 0),
      coalesce(sum(CASE item_kind WHEN 'receivable' THEN credit_cents ELSE debit_cents END), 0)
    INTO lines_up, lines_down FROM journal_lines WHERE entry_id = entry AND account_id = ANY (control);
  -- Each part is a look-up by its own key: as one join of what was made, all items were read for each of them.
  SELECT coalesce(sum(cents) FILTER (WHERE cents > 0), 0), coalesce(-sum(cents) FILTER (WHERE cents < 0), 0)
    INTO items_up, items_down
    FROM (SELECT sum(part.cents) AS cents FROM (
      SELECT o.contact_id, o.number, o.amount_cents AS cents FROM open_items o
        WHERE o.administration_id = administration AND o.journal_entry_id = entry AND o.kind = item_kind
      UNION ALL
      SELECT o.contact_id, o.number, o.amount_cents FROM open_items o
        WHERE source.source_type = 'invoice' AND o.administration_id = administration AND o.invoice_id = source.source_id
          AND o.kind = item_kind AND EXISTS (SELECT FROM invoices i
            WHERE i.administration_id = administration AND i.id = source.source_id AND i.journal_entry_id = entry)
      UNION ALL
      SELECT o.contact_id, o.number, o.amount_cents FROM open_items o
        WHERE source.source_type = 'purchase' AND o.administration_id = administration AND o.purchase_id = source.source_id
          AND o.kind = item_kind AND EXISTS (SELECT FROM purchases p
            WHERE p.administration_id = administration AND p.id = source.source_id AND p.journal_entry_id = entry)
      UNION ALL
      SELECT o.contact_id, o.number, o.amount_cents FROM open_items o
        WHERE o.administration_id = administration AND o.kind = item_kind AND o.opening_balance_id = (
          SELECT b.id FROM opening_balances b WHERE b.administration_id = administration AND b.journal_entry_id = entry)
      UNION ALL
      SELECT o.contact_id, o.number, -s.amount_cents FROM settlements s
        JOIN open_items o ON o.administration_id = administration AND o.id = s.open_item_id AND o.kind = item_kind
        WHERE s.administration_id = administration AND s.journal_entry_id = entry
      UNION ALL
      SELECT o.contact_id, o.number, s.amount_cents FROM settlements s
        JOIN open_items o ON o.administration_id = administration AND o.id = s.open_item_id AND o.kind = item_kind
        WHERE s.administration_id = administration AND s.journal_entry_id = taken_back AND s.undone_at IS NOT NULL
    ) part GROUP BY part.contact_id, part.number) moved;
END $$;
REVOKE ALL ON FUNCTION moved_by_entry FROM PUBLIC;

-- Refuses an entry whose items are not what its lines are. An opening balance has one line for all of its items, which may be on both
-- sides; everywhere else each side has to bear what is put on it. Called by triggers alone, which set the path.
CREATE FUNCTION assert_items_of_entry(administration bigint, entry bigint, item_kind text) RETURNS void
LANGUAGE plpgsql STABLE AS $$
DECLARE
  taken_back bigint := entry_taken_back(administration, entry);
  own record := moved_by_entry(administration, entry, item_kind, taken_back);
  difference bigint := (own.lines_up - own.lines_down) - (own.items_up - own.items_down);
  earlier record;
BEGIN
  IF difference <> 0 AND taken_back IS NOT NULL THEN
    earlier := moved_by_entry(administration, taken_back, item_kind, entry_taken_back(administration, taken_back));
    difference := difference + (earlier.lines_up - earlier.lines_down) - (earlier.items_up - earlier.items_down);
    IF difference = 0 THEN
      RETURN;
    END IF;
  END IF;
  IF difference <> 0 OR (own.items_up > own.lines_up AND NOT EXISTS (SELECT FROM journal_entries
      WHERE administration_id = administration AND id = entry AND source_type = 'opening')) THEN
    RAISE EXCEPTION 'items of entry % go up % and down %, its lines % and %', entry, own.items_up, own.items_down,
      own.lines_up, own.lines_down USING ERRCODE = 'KL008';
  END IF;
END $$;
REVOKE ALL ON FUNCTION assert_items_of_entry FROM PUBLIC;

-- As in 0810, which asked for a line there alone. Of the items of an entry that were made in one transaction, one after the other,
-- the last asks for all.
CREATE OR REPLACE FUNCTION check_entry_of_item() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  entry bigint;
  following record;
BEGIN
  SELECT opening_balance_id, journal_entry_id, kind, xmin = pg_current_xact_id()::xid AS is_new INTO following FROM open_items
    WHERE administration_id = NEW.administration_id AND id > NEW.id ORDER BY id LIMIT 1;
  IF following.is_new AND following.kind = NEW.kind
    AND (following.opening_balance_id = NEW.opening_balance_id OR following.journal_entry_id = NEW.journal_entry_id) THEN
    RETURN NULL;
  END IF;
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
  PERFORM assert_items_of_entry(NEW.administration_id, entry, NEW.kind);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_entry_of_item FROM PUBLIC;

CREATE OR REPLACE FUNCTION check_entry_of_settlement() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item_kind text;
  following record;
BEGIN
  SELECT kind INTO item_kind FROM open_items WHERE administration_id = NEW.administration_id AND id = NEW.open_item_id;
  SELECT s.journal_entry_id, o.kind, s.xmin = pg_current_xact_id()::xid AS is_new INTO following FROM settlements s
    JOIN open_items o ON o.administration_id = NEW.administration_id AND o.id = s.open_item_id
    WHERE s.administration_id = NEW.administration_id AND s.id > NEW.id ORDER BY s.id LIMIT 1;
  IF following.is_new AND following.journal_entry_id = NEW.journal_entry_id AND following.kind = item_kind THEN
    RETURN NULL;
  END IF;
  IF NOT is_on_control_account(NEW.administration_id, NEW.journal_entry_id, item_kind) THEN
    RAISE EXCEPTION 'entry % does not touch the account of item %', NEW.journal_entry_id, NEW.open_item_id
      USING ERRCODE = 'KL008';
  END IF;
  PERFORM assert_items_of_entry(NEW.administration_id, NEW.journal_entry_id, item_kind);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_entry_of_settlement FROM PUBLIC;

-- What was settled is open again once the entry that settled it is taken back, by one that stands.
CREATE FUNCTION check_undone_settlement() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item_kind text;
  taker bigint;
BEGIN
  SELECT id INTO taker FROM journal_entries
    WHERE administration_id = NEW.administration_id AND reverses_entry_id = NEW.journal_entry_id;
  IF taker IS NULL THEN
    SELECT r.journal_entry_id INTO taker FROM open_items o
      JOIN bad_debts b ON b.administration_id = NEW.administration_id AND b.invoice_id = o.invoice_id
      JOIN bad_debt_recoveries r ON r.administration_id = NEW.administration_id AND r.bad_debt_id = b.id
      WHERE o.administration_id = NEW.administration_id AND o.id = NEW.open_item_id
        AND entry_taken_back(NEW.administration_id, r.journal_entry_id) = NEW.journal_entry_id
      ORDER BY r.id LIMIT 1;
  END IF;
  IF taker IS NULL OR EXISTS (SELECT FROM journal_entries
      WHERE administration_id = NEW.administration_id AND reverses_entry_id = taker) THEN
    RAISE EXCEPTION 'entry % of settlement % was not taken back', NEW.journal_entry_id, NEW.id USING ERRCODE = 'KL008';
  END IF;
  SELECT kind INTO item_kind FROM open_items WHERE administration_id = NEW.administration_id AND id = NEW.open_item_id;
  PERFORM assert_items_of_entry(NEW.administration_id, taker, item_kind);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_undone_settlement FROM PUBLIC;
CREATE CONSTRAINT TRIGGER settlements_taken_back AFTER UPDATE OF undone_at ON settlements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.undone_at IS NOT NULL) EXECUTE FUNCTION check_undone_settlement();
