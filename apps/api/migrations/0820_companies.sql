-- Whose books are kept, with their settings and their subscription, as others read them. A row is held by functions of the owner.
SET LOCAL lock_timeout = '5s';

CREATE VIEW companies WITH (security_invoker = true) AS
  SELECT id, company_name, legal_form, address_street, address_postcode, address_city, address_country, kvk_number,
    vat_number, iban, email_address, phone, website, accent_colour, paper_layout, logo_file_id, invoice_footer,
    invoice_number_pattern, payment_term_days, vat_frequency, vat_starts_on, vat_ends_on, vat_schemes,
    small_business_spans, deduction_shares, small_business_scheme, in_vat_unit, vat_unit_spans, margin_method,
    margin_notice_on, fiscal_year_start_month, firm_id, firm_archived_at, example_of, accessible_by_support,
    subscription_type, subscription_period_end, subscription_variant_id, subscription_started_on, subscriber_kind,
    payment_method, subscription_ends_on, subscription_email_address, campaign_id, campaign_until, grace_period_from,
    onboarding_dismissed_at, look_kept_at, turnover_tax_number, removal_requested_at, removal_ready_at, removed_at,
    version, created_at, inbox_key
  FROM administrations;
GRANT SELECT ON companies TO klopt_app;
