-- What others read of the lines of bank statements: how a line was found and processed, the owner alone reads.
SET LOCAL lock_timeout = '5s';

CREATE VIEW bank_lines WITH (security_invoker = true) AS
  SELECT id, administration_id, journal_id, transaction_date, amount_cents, counterparty_name, counterparty_iban, description,
    structured_reference, journal_entry_id, return_reason
  FROM bank_transactions;
GRANT SELECT ON bank_lines TO klopt_app;
