-- What the check service of the EU (VIES) answered about VAT numbers of contacts: each check is kept, as proof of the day.
SET LOCAL lock_timeout = '5s';

CREATE TABLE vat_number_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  vat_number text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- Why the last try had no answer; null before the first, and once it is answered.
  failure text,
  -- Null while it waits for an answer.
  answered_at timestamptz,
  is_valid boolean,
  -- Given by the service where the one who asks names their own number.
  consultation_number text,
  trader_name text,
  trader_address text,
  CHECK ((answered_at IS NULL) = (is_valid IS NULL)),
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
CREATE UNIQUE INDEX vat_number_checks_waiting ON vat_number_checks (administration_id, contact_id, vat_number)
  WHERE answered_at IS NULL;
CREATE INDEX vat_number_checks_contact ON vat_number_checks (administration_id, contact_id, id DESC);
SELECT klopt_protect('vat_number_checks');
GRANT SELECT, INSERT ON vat_number_checks TO klopt_app;
GRANT UPDATE (failure, answered_at, is_valid, consultation_number, trader_name, trader_address)
  ON vat_number_checks TO klopt_app;

-- What was answered stays as it was answered.
CREATE FUNCTION guard_vat_number_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.answered_at IS NOT NULL THEN
    RAISE EXCEPTION 'an answer about a VAT number is kept as it was' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER vat_number_checks_kept BEFORE UPDATE ON vat_number_checks
  FOR EACH ROW EXECUTE FUNCTION guard_vat_number_check();

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
