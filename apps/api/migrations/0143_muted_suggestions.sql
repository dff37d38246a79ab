-- What is not to be suggested again for somebody: their invoices, or one account.
SET LOCAL lock_timeout = '5s';

CREATE TABLE muted_suggestions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL CHECK (kind IN ('open_item', 'combination', 'account')),
  account_id bigint,
  -- By the account when there is one; the name is then for who reads the list.
  counterparty_iban text,
  counterparty_name text,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(counterparty_iban, counterparty_name) > 0),
  CHECK ((kind = 'account') = (account_id IS NOT NULL)),
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
CREATE UNIQUE INDEX muted_suggestions_once ON muted_suggestions
  (administration_id, kind, account_id, (coalesce(counterparty_iban, upper(counterparty_name)))) NULLS NOT DISTINCT;
SELECT klopt_protect('muted_suggestions');
GRANT SELECT, INSERT, DELETE ON muted_suggestions TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
