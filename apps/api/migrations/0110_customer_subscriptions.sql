-- What customers do themselves with what runs for them: end it, from a day that no owner moves, and say where they live.
SET LOCAL lock_timeout = '5s';

ALTER TABLE recurring_invoices
  -- The last day of the service, of what its customer ended.
  ADD COLUMN service_until date,
  ADD CONSTRAINT recurring_invoices_service_until CHECK (service_until IS NULL OR state <> 'draft') NOT VALID;
ALTER TABLE recurring_invoices VALIDATE CONSTRAINT recurring_invoices_service_until;

-- The day from which its owner is told that a customer changed their address or e-mail.
ALTER TABLE contacts ADD COLUMN changed_by_customer_at timestamptz;

CREATE FUNCTION guard_ended_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.service_until IS NOT NULL AND (NEW.service_until IS NULL OR NEW.service_until > OLD.service_until) THEN
    RAISE EXCEPTION 'what a customer has ended does not go on' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER recurring_invoices_service_ends BEFORE UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION guard_ended_service();

-- A customer sees what runs for them, and what they ended themselves.
ALTER POLICY customer_scope ON recurring_invoices USING (
  contact_id = (SELECT klopt_contact_id()) AND deleted_at IS NULL
  AND (state IN ('active', 'paused') OR (state = 'ended' AND service_until IS NOT NULL)));
