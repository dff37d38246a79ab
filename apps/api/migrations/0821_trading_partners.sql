-- The customers and suppliers of an administration, as others read them.
SET LOCAL lock_timeout = '5s';

CREATE VIEW trading_partners WITH (security_invoker = true) AS
  SELECT id, administration_id, kind, name, attention, address_street, address_postcode, address_city,
    address_country, email_address, phone, kvk_number, vat_number, iban, payment_term_days, vat_treatment, note,
    price_group, oin, wants_e_invoice, in_vat_unit, language, currency, archived_at, changed_by_customer_at, version,
    created_at
  FROM contacts;
GRANT SELECT ON trading_partners TO klopt_app;
