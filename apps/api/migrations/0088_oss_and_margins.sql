-- Sales to consumers in other EU countries under the one-stop shop (OSS): their VAT is in no Dutch return, so that its lines
-- carry no VAT code and stand here, each in at most one list. And what used goods were bought for.
--
-- SQLSTATE raised here: KL004 what was declared or posted is never changed.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoice_lines ADD COLUMN purchase_price numeric(16, 4);

INSERT INTO accounts (administration_id, number, name, rgs_code, type)
SELECT books.administration_id, (
    SELECT min(candidate)::text FROM generate_series(1507, 9999) AS candidate
    WHERE NOT EXISTS (
      SELECT FROM accounts taken
      WHERE taken.administration_id = books.administration_id AND taken.number = candidate::text
    )
  ), 'Te betalen btw van EU-landen (OSS)', 'BSchBepEob', 'liability'
FROM (SELECT DISTINCT administration_id FROM accounts) books
WHERE NOT EXISTS (
  SELECT FROM accounts own WHERE own.administration_id = books.administration_id AND own.rgs_code = 'BSchBepEob'
);

-- Since when somebody uses the one-stop shop.
CREATE TABLE oss_registrations (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  since date NOT NULL
);
SELECT klopt_protect('oss_registrations');
GRANT SELECT, INSERT, UPDATE, DELETE ON oss_registrations TO klopt_app;

CREATE TABLE oss_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end > period_start),
  -- Per country and rate, and per earlier period and country, as they were handed in.
  rows jsonb NOT NULL,
  corrections jsonb NOT NULL,
  vat_cents bigint NOT NULL,
  handed_in_on date NOT NULL,
  filed_by bigint NOT NULL REFERENCES users,
  filed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (administration_id, id)
);
CREATE UNIQUE INDEX oss_lists_period ON oss_lists (administration_id, period_start) WHERE deleted_at IS NULL;
SELECT klopt_protect('oss_lists');
GRANT SELECT, INSERT ON oss_lists TO klopt_app;
GRANT UPDATE (deleted_at) ON oss_lists TO klopt_app;

CREATE TABLE oss_supplies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  rate_percent numeric(7, 4) NOT NULL CHECK (rate_percent > 0),
  -- The day of supply; of a credit invoice that of what it takes back.
  supplied_on date NOT NULL,
  base_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  list_id bigint,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, list_id) REFERENCES oss_lists (administration_id, id)
);
CREATE INDEX oss_supplies_day ON oss_supplies (administration_id, supplied_on);
CREATE INDEX oss_supplies_invoice ON oss_supplies (administration_id, invoice_id);
CREATE INDEX oss_supplies_list ON oss_supplies (administration_id, list_id) WHERE list_id IS NOT NULL;
SELECT klopt_protect('oss_supplies');
GRANT SELECT, INSERT ON oss_supplies TO klopt_app;
GRANT UPDATE (list_id) ON oss_supplies TO klopt_app;

CREATE FUNCTION guard_oss_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL THEN
    RAISE EXCEPTION 'a list that was taken back stays so' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER oss_lists_kept BEFORE UPDATE ON oss_lists FOR EACH ROW EXECUTE FUNCTION guard_oss_list();

-- A supply goes into a list that stands, and leaves it only when that is taken back.
CREATE FUNCTION guard_oss_supply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.list_id IS NOT DISTINCT FROM OLD.list_id THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM oss_lists l WHERE l.administration_id = OLD.administration_id
      AND l.id = OLD.list_id AND l.deleted_at IS NULL) THEN
    RAISE EXCEPTION 'a supply of a list that was handed in stays in it' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER oss_supplies_kept BEFORE UPDATE ON oss_supplies FOR EACH ROW EXECUTE FUNCTION guard_oss_supply();

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
