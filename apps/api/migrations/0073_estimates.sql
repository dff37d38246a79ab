-- What an owner offers: its lines with options, when it was sent and seen, and what the customer said to it. Once sent, what
-- it says stays as it is until it is taken back; once answered, for ever.
SET LOCAL lock_timeout = '5s';

CREATE TABLE estimates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Given when it is first sent, gapless per year.
  number text,
  contact_id bigint,
  estimate_date date NOT NULL,
  valid_until date NOT NULL,
  -- What the writer gave: reference, note, prices, discount and lines.
  terms jsonb NOT NULL,
  net_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  -- The paper as it was sent, and as it was accepted.
  snapshot jsonb,
  pdf_file_id bigint,
  sent_at timestamptz,
  viewed_at timestamptz,
  accepted_at timestamptz,
  accepted_by_name text,
  -- The address of the network that it was accepted from.
  accepted_from text,
  declined_at timestamptz,
  decline_reason text,
  deleted_at timestamptz,
  created_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, number),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  FOREIGN KEY (administration_id, pdf_file_id) REFERENCES files (administration_id, id),
  CHECK (net_cents + vat_cents = gross_cents),
  CHECK (sent_at IS NULL OR (number IS NOT NULL AND snapshot IS NOT NULL AND contact_id IS NOT NULL)),
  CHECK (num_nonnulls(accepted_at, declined_at) <= 1),
  CHECK (num_nonnulls(accepted_at, declined_at) = 0 OR sent_at IS NOT NULL),
  CHECK (num_nulls(accepted_at, accepted_by_name, accepted_from) IN (0, 3)),
  CHECK (deleted_at IS NULL OR sent_at IS NULL)
);
CREATE INDEX estimates_list ON estimates (administration_id, estimate_date DESC, id DESC);
CREATE INDEX estimates_contact ON estimates (administration_id, contact_id);
SELECT klopt_protect('estimates');
GRANT SELECT, INSERT, UPDATE ON estimates TO klopt_app;

CREATE FUNCTION guard_estimate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.accepted_at, OLD.declined_at) > 0 AND
    (to_jsonb(NEW) - '{pdf_file_id,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{pdf_file_id,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'an estimate that was answered cannot be changed' USING ERRCODE = 'KL004';
  END IF;
  -- What the customer looks at does not change under their eyes: it is taken back first.
  IF OLD.sent_at IS NOT NULL AND NEW.sent_at IS NOT NULL AND NEW.accepted_at IS NULL AND
    (to_jsonb(NEW) - '{viewed_at,declined_at,decline_reason,pdf_file_id,updated_at,version}'::text[]) IS DISTINCT FROM
    (to_jsonb(OLD) - '{viewed_at,declined_at,decline_reason,pdf_file_id,updated_at,version}'::text[]) THEN
    RAISE EXCEPTION 'an estimate that was sent is taken back before it changes' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number THEN
    RAISE EXCEPTION 'an estimate keeps its number' USING ERRCODE = 'KL004';
  END IF;
  IF OLD.pdf_file_id IS NOT NULL AND NEW.pdf_file_id IS DISTINCT FROM OLD.pdf_file_id THEN
    RAISE EXCEPTION 'the PDF of an accepted estimate is kept' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER estimates_guarded BEFORE UPDATE ON estimates FOR EACH ROW EXECUTE FUNCTION guard_estimate();

-- Which invoices were made of an estimate, and how much of each of its parts they took.
CREATE TABLE estimate_invoices (
  administration_id bigint NOT NULL,
  estimate_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  -- Cents without VAT, by VAT code and account.
  parts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, invoice_id),
  FOREIGN KEY (administration_id, estimate_id) REFERENCES estimates (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id)
);
CREATE INDEX estimate_invoices_of ON estimate_invoices (administration_id, estimate_id);
SELECT klopt_protect('estimate_invoices');
GRANT SELECT, INSERT ON estimate_invoices TO klopt_app;

-- A customer sees what was sent to them, and the PDF of it.
CREATE POLICY customer_scope ON estimates FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()) AND sent_at IS NOT NULL AND deleted_at IS NULL);
CREATE POLICY customer_estimates ON files FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND id IN (SELECT pdf_file_id FROM estimates WHERE contact_id = (SELECT klopt_contact_id())));

ALTER TABLE customer_keys ADD COLUMN estimate_id bigint;
ALTER TABLE customer_keys
  ADD CONSTRAINT customer_keys_estimate FOREIGN KEY (administration_id, estimate_id)
    REFERENCES estimates (administration_id, id) NOT VALID,
  ADD CONSTRAINT customer_keys_one_document CHECK (num_nonnulls(invoice_id, estimate_id) <= 1) NOT VALID;
ALTER TABLE customer_keys VALIDATE CONSTRAINT customer_keys_estimate;
ALTER TABLE customer_keys VALIDATE CONSTRAINT customer_keys_one_document;

-- For lists: what stands beside an estimate, of which the tables have owners of their own.
CREATE VIEW contact_names WITH (security_invoker) AS SELECT id, administration_id, name FROM contacts;
CREATE VIEW kept_invoices WITH (security_invoker) AS
  SELECT id, administration_id FROM invoices WHERE deleted_at IS NULL;
GRANT SELECT ON contact_names, kept_invoices TO klopt_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
