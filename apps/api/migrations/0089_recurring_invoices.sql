-- What is invoiced again and again: what stands on it, when it is made, and of which period which invoice was.
SET LOCAL lock_timeout = '5s';

CREATE TABLE recurring_invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'paused', 'ended')),
  -- Every `step_count` of `unit` from `starts_on`.
  unit text NOT NULL CHECK (unit IN ('day', 'week', 'month', 'year')),
  step_count integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  times integer,
  -- The day before the first one on which it begins; what is left of that period goes pro rata.
  pro_rata_from date,
  mode text NOT NULL CHECK (mode IN ('draft', 'send')),
  indexation jsonb,
  spreads boolean NOT NULL DEFAULT false,
  -- What the writer gave: texts, prices, delivery, term and lines.
  terms jsonb NOT NULL,
  -- Of a whole period, at the prices of its first day.
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  -- The next day on which an invoice is made.
  next_on date,
  -- The day from which it makes nothing, until somebody lets it go on.
  paused_on date,
  -- Why what was due could not be made, in the words that the user reads, and for which period.
  held_reason text,
  held_period date,
  -- That its customer asked to end it, until the owner decides.
  cancel_requested_at timestamptz,
  cancel_reason text,
  deleted_at timestamptz,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  CHECK (net_cents + vat_cents = gross_cents),
  CHECK (state = 'draft' OR contact_id IS NOT NULL),
  -- A draft may still be wrong, what makes invoices not.
  CHECK (state = 'draft' OR (step_count BETWEEN 1 AND 366 AND coalesce(times, 1) BETWEEN 1 AND 1000)),
  CHECK (state = 'draft' OR pro_rata_from < starts_on),
  CHECK ((state = 'paused') = (paused_on IS NOT NULL)),
  CHECK (next_on IS NULL OR state = 'active'),
  CHECK (state = 'active' OR held_reason IS NULL),
  CHECK ((held_reason IS NULL) = (held_period IS NULL)),
  CHECK ((cancel_requested_at IS NULL) = (cancel_reason IS NULL)),
  CHECK (deleted_at IS NULL OR state <> 'active')
);
CREATE INDEX recurring_invoices_due ON recurring_invoices (next_on, administration_id, id) WHERE state = 'active';
CREATE INDEX recurring_invoices_next ON recurring_invoices (administration_id, next_on, id);
CREATE INDEX recurring_invoices_starts ON recurring_invoices (administration_id, starts_on, id);
CREATE INDEX recurring_invoices_gross ON recurring_invoices (administration_id, gross_cents, id);
CREATE INDEX recurring_invoices_contact ON recurring_invoices (administration_id, contact_id);
SELECT klopt_protect('recurring_invoices');
GRANT SELECT, INSERT, UPDATE ON recurring_invoices TO klopt_app;

CREATE FUNCTION guard_recurring_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'ended' AND NEW.state <> 'ended' THEN
    RAISE EXCEPTION 'a recurring invoice that has ended does not begin again' USING ERRCODE = 'KL004';
  END IF;
  -- What makes invoices by itself is not changed under its hands: it is paused first.
  IF OLD.state = 'active' AND NEW.state = 'active' AND
    (NEW.contact_id, NEW.unit, NEW.step_count, NEW.starts_on, NEW.times, NEW.pro_rata_from, NEW.mode, NEW.indexation,
      NEW.spreads, NEW.terms)
    IS DISTINCT FROM
    (OLD.contact_id, OLD.unit, OLD.step_count, OLD.starts_on, OLD.times, OLD.pro_rata_from, OLD.mode, OLD.indexation,
      OLD.spreads, OLD.terms) THEN
    RAISE EXCEPTION 'a recurring invoice that runs is paused before it changes' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER recurring_invoices_guarded BEFORE UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION guard_recurring_invoice();

-- What was made for a period: once, whoever makes it and however often.
CREATE TABLE recurring_invoice_runs (
  administration_id bigint NOT NULL,
  recurring_invoice_id bigint NOT NULL,
  -- Its first and last day.
  period date NOT NULL,
  period_to date NOT NULL CHECK (period_to >= period),
  -- Null for a period that was passed over.
  invoice_id bigint,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, recurring_invoice_id, period),
  UNIQUE (administration_id, invoice_id),
  FOREIGN KEY (administration_id, recurring_invoice_id) REFERENCES recurring_invoices (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
SELECT klopt_protect('recurring_invoice_runs');
GRANT SELECT, INSERT ON recurring_invoice_runs TO klopt_app;

-- A customer sees what runs for them.
CREATE POLICY customer_scope ON recurring_invoices FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()) AND state IN ('active', 'paused') AND deleted_at IS NULL);

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
