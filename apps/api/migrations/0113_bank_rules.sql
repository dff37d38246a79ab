-- Rules of bank lines stand in an order that somebody chose, look at the book and the amount too, divide a line by
-- percentage, and can be paused. A line that a rule booked says which one it was.
SET LOCAL lock_timeout = '5s';

ALTER TABLE bank_rules
  ADD COLUMN name text NOT NULL DEFAULT '',
  -- Those of one place stand by their age; what was made without one comes last.
  ADD COLUMN position integer NOT NULL DEFAULT 1000000,
  ADD COLUMN journal_id bigint,
  ADD COLUMN min_cents bigint CHECK (min_cents >= 0),
  ADD COLUMN max_cents bigint CHECK (max_cents >= 0),
  ADD COLUMN contact_id bigint,
  ADD COLUMN paused_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The most specific went first until now.
UPDATE bank_rules r SET position = o.position FROM (
  SELECT id, row_number() OVER (
    PARTITION BY administration_id
    ORDER BY num_nonnulls(counterparty_iban, counterparty_name, description_contains) DESC, id
  ) AS position
  FROM bank_rules WHERE deleted_at IS NULL
) o WHERE o.id = r.id;

ALTER TABLE bank_rules ADD CONSTRAINT bank_rules_journal
  FOREIGN KEY (administration_id, journal_id) REFERENCES journals (administration_id, id) NOT VALID;
ALTER TABLE bank_rules VALIDATE CONSTRAINT bank_rules_journal;
ALTER TABLE bank_rules ADD CONSTRAINT bank_rules_contact
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id) NOT VALID;
ALTER TABLE bank_rules VALIDATE CONSTRAINT bank_rules_contact;
ALTER TABLE bank_rules ADD CONSTRAINT bank_rules_range CHECK (min_cents <= max_cents) NOT VALID;
ALTER TABLE bank_rules VALIDATE CONSTRAINT bank_rules_range;
-- A rule of amounts needs nobody and no text; a book alone would hold for all its lines.
ALTER TABLE bank_rules DROP CONSTRAINT bank_rules_check;
ALTER TABLE bank_rules ADD CONSTRAINT bank_rules_says_which CHECK (
  num_nonnulls(counterparty_iban, counterparty_name, description_contains, min_cents, max_cents) > 0
) NOT VALID;
ALTER TABLE bank_rules VALIDATE CONSTRAINT bank_rules_says_which;

-- What goes elsewhere than to the rule's own account: that one takes what the shares leave.
CREATE TABLE bank_rule_shares (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  rule_id bigint NOT NULL,
  share_number integer NOT NULL CHECK (share_number > 0),
  account_id bigint NOT NULL,
  vat_code text,
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 1 AND 9999),
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, rule_id, share_number),
  FOREIGN KEY (administration_id, rule_id) REFERENCES bank_rules (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
SELECT klopt_protect('bank_rule_shares');
GRANT SELECT, INSERT, DELETE ON bank_rule_shares TO klopt_app;

ALTER TABLE bank_transactions ADD COLUMN rule_id bigint;
ALTER TABLE bank_transactions ADD CONSTRAINT bank_transactions_rule
  FOREIGN KEY (administration_id, rule_id) REFERENCES bank_rules (administration_id, id) NOT VALID;
ALTER TABLE bank_transactions VALIDATE CONSTRAINT bank_transactions_rule;
GRANT UPDATE (rule_id) ON bank_transactions TO klopt_app;
CREATE INDEX bank_transactions_rule ON bank_transactions (administration_id, rule_id) WHERE rule_id IS NOT NULL;
