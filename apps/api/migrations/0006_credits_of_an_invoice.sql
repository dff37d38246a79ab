-- The list of invoices asks for each whether it has been credited.
CREATE INDEX invoices_credits ON invoices (administration_id, credits_invoice_id) WHERE credits_invoice_id IS NOT NULL;
