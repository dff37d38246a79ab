-- What stands on the account of debtors or creditors is of items: an entry with a line there makes, settles or reopens items that come
-- to the same. 0811 asks it of the items; an entry that touched none was not asked at all.
--
-- What was kept before is not asked. Entries of an audit file are of another package, whose items are those it names: the check of the
-- closing says where they differ.
--
-- SQLSTATE raised here: KL008 lines that no item knows: a fault of ours.
SET LOCAL lock_timeout = '5s';

CREATE FUNCTION check_control_lines() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  item_kind text;
BEGIN
  FOREACH item_kind IN ARRAY ARRAY['receivable', 'payable'] LOOP
    IF is_on_control_account(NEW.administration_id, NEW.id, item_kind) THEN
      PERFORM assert_items_of_entry(NEW.administration_id, NEW.id, item_kind);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_control_lines FROM PUBLIC;

-- Asked at the commit, when the items are there.
CREATE CONSTRAINT TRIGGER control_lines_are_of_items AFTER INSERT ON journal_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.source_type <> 'audit_file') EXECUTE FUNCTION check_control_lines();
