-- The checks before a VAT return read every line of the books for what is nearly never there. Each gets an index of the
-- lines that it can find, so that it costs the same however large the books are.
SET LOCAL lock_timeout = '5s';

-- What was bought with VAT shifted to us, by its VAT day: is the supplier's VAT number known?
CREATE INDEX journal_lines_shifted ON journal_lines (administration_id, vat_date)
  WHERE vat_kind = 'base'
    AND vat_code IN ('purchase_reverse', 'purchase_eu_goods', 'purchase_eu_goods_low', 'purchase_eu_services');

-- What no box holds as VAT, by its account: an account of VAT has none of these.
CREATE INDEX journal_lines_without_vat ON journal_lines (administration_id, account_id, entry_date)
  WHERE vat_code IS NULL OR vat_kind = 'base';
