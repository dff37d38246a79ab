-- Which documents are not to be suggested again for somebody: those alone, and no longer all of theirs.
SET LOCAL lock_timeout = '5s';

-- In order of their ids. Null of an account, and of what was muted before, which holds for every document as it did.
ALTER TABLE muted_suggestions ADD COLUMN open_item_ids bigint[],
  ADD CHECK (open_item_ids IS NULL OR (kind <> 'account' AND cardinality(open_item_ids) > 0)) NOT VALID;
DROP INDEX muted_suggestions_once;
CREATE UNIQUE INDEX muted_suggestions_once ON muted_suggestions
  (administration_id, kind, account_id, open_item_ids, (coalesce(counterparty_iban, upper(counterparty_name)))) NULLS NOT DISTINCT;
