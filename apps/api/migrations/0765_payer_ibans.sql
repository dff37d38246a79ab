-- From which account a customer paid online last, for who pays them back: their contact need not have one. Other methods than
-- a bank name something else there, such as an address of PayPal.
SET LOCAL lock_timeout = '5s';

CREATE VIEW payer_ibans WITH (security_invoker) AS
  SELECT DISTINCT ON (p.administration_id, p.contact_id) p.administration_id, p.contact_id, t.counterparty_iban AS iban
  FROM online_payments p
  JOIN bank_transactions t ON t.administration_id = p.administration_id AND t.id = p.bank_transaction_id
  WHERE t.counterparty_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'
  ORDER BY p.administration_id, p.contact_id, p.id DESC;
GRANT SELECT ON payer_ibans TO klopt_app;
