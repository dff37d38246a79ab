-- Assets: what was bought for years, what it costs each period, and how it left. Whatever is posted of it stands in the journal.
SET LOCAL lock_timeout = '5s';

ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_source_type_check;
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_source_type_check CHECK (source_type IN ('invoice', 'bank_transaction',
  'vat_return', 'purchase', 'general', 'opening', 'year_close', 'invoice_period', 'purchase_period', 'audit_file', 'asset')) NOT VALID;
ALTER TABLE journal_entries VALIDATE CONSTRAINT journal_entries_source_type_check;

CREATE TABLE assets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL CHECK (trim(name) <> ''),
  note text NOT NULL DEFAULT '',
  -- Where its cost stands, what was written off of it, where that counts, and where its sale meets what it was worth.
  account_id bigint NOT NULL,
  depreciation_account_id bigint NOT NULL,
  expense_account_id bigint NOT NULL,
  result_account_id bigint NOT NULL,
  cost_cents bigint NOT NULL CHECK (cost_cents > 0),
  residual_cents bigint NOT NULL CHECK (residual_cents BETWEEN 0 AND cost_cents),
  -- From when its cost stands in the ledger: of its purchase, its opening balance, or when it came.
  in_books_from date NOT NULL,
  in_use_on date NOT NULL CHECK (in_use_on BETWEEN '1950-01-01' AND '2099-12-31'),
  -- Over how many months, or which part of its cost a year in hundredths of a percent; neither for land.
  life_months integer CHECK (life_months BETWEEN 1 AND 1200),
  rate_hundredths integer CHECK (rate_hundredths BETWEEN 1 AND 10000),
  books_every text NOT NULL CHECK (books_every IN ('month', 'year')),
  -- Of what was in use before these books: their first day, and what was depreciated by then.
  taken_over_on date CHECK (taken_over_on >= in_use_on),
  taken_over_cents bigint NOT NULL DEFAULT 0 CHECK (taken_over_cents BETWEEN 0 AND cost_cents - residual_cents),
  -- The line of a purchase it was bought by, and the entry that made an asset of what was booked as costs.
  purchase_id bigint,
  purchase_line integer,
  capitalised_entry_id bigint,
  -- Why what was due could not be booked, in the words that the user reads.
  held_reason text,
  disposed_on date CHECK (disposed_on >= in_use_on),
  disposal text CHECK (disposal IN ('sold', 'scrapped')),
  disposal_entry_id bigint,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (num_nonnulls(life_months, rate_hundredths) <= 1),
  CHECK (taken_over_on IS NOT NULL OR taken_over_cents = 0),
  CHECK (num_nonnulls(purchase_id, purchase_line) IN (0, 2)),
  CHECK (num_nonnulls(disposed_on, disposal, disposal_entry_id) IN (0, 3)),
  CHECK (deleted_at IS NULL OR disposed_on IS NULL),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, depreciation_account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, expense_account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, result_account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  FOREIGN KEY (administration_id, capitalised_entry_id) REFERENCES journal_entries (administration_id, id),
  FOREIGN KEY (administration_id, disposal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX assets_of_purchase ON assets (administration_id, purchase_id, purchase_line)
  WHERE purchase_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX assets_in_books ON assets (administration_id) WHERE deleted_at IS NULL;
SELECT klopt_protect('assets');
GRANT SELECT, INSERT, UPDATE ON assets TO klopt_app;

-- What was thrown away stays so; on which accounts it was booked stays.
CREATE FUNCTION keep_asset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL
      OR (NEW.account_id, NEW.depreciation_account_id, NEW.expense_account_id, NEW.result_account_id, NEW.created_at)
        IS DISTINCT FROM (OLD.account_id, OLD.depreciation_account_id, OLD.expense_account_id, OLD.result_account_id, OLD.created_at)
      OR (OLD.disposed_on IS NOT NULL AND NEW.disposed_on IS NOT NULL AND (NEW.cost_cents, NEW.disposed_on, NEW.disposal_entry_id)
        IS DISTINCT FROM (OLD.cost_cents, OLD.disposed_on, OLD.disposal_entry_id)) THEN
    RAISE EXCEPTION 'an asset keeps its accounts, and stays as it left' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER assets_kept BEFORE UPDATE ON assets FOR EACH ROW EXECUTE FUNCTION keep_asset();

-- What was taken off an asset for a period, or beside its plan on a day; voided when the entry of it was taken back.
CREATE TABLE asset_depreciations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  asset_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('plan', 'impairment')),
  period_end date NOT NULL,
  cents bigint NOT NULL CHECK (cents <> 0),
  journal_entry_id bigint NOT NULL,
  voided_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (kind = 'plan' OR cents > 0),
  FOREIGN KEY (administration_id, asset_id) REFERENCES assets (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
-- A period is booked once, whoever runs it and however often.
CREATE UNIQUE INDEX asset_depreciations_period ON asset_depreciations (administration_id, asset_id, period_end)
  WHERE kind = 'plan' AND voided_at IS NULL;
CREATE INDEX asset_depreciations_of_asset ON asset_depreciations (administration_id, asset_id);
SELECT klopt_protect('asset_depreciations');
GRANT SELECT, INSERT, UPDATE (voided_at) ON asset_depreciations TO klopt_app;

CREATE FUNCTION keep_asset_depreciation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.voided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a depreciation that was taken back stays so' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER asset_depreciations_kept BEFORE UPDATE ON asset_depreciations
  FOR EACH ROW EXECUTE FUNCTION keep_asset_depreciation();

-- At the commit nothing was depreciated beyond what an asset cost, nor below nothing.
CREATE FUNCTION check_asset_value() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM assets a CROSS JOIN LATERAL (
      SELECT a.taken_over_cents + coalesce(sum(d.cents), 0) AS cents FROM asset_depreciations d
      WHERE d.administration_id = a.administration_id AND d.asset_id = a.id AND d.voided_at IS NULL) taken
      WHERE a.administration_id = NEW.administration_id AND a.id = NEW.asset_id
        AND taken.cents NOT BETWEEN 0 AND a.cost_cents) THEN
    RAISE EXCEPTION 'more was depreciated than an asset cost' USING ERRCODE = 'KL004';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_asset_value FROM PUBLIC;
CREATE CONSTRAINT TRIGGER asset_depreciations_value AFTER INSERT OR UPDATE ON asset_depreciations DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_asset_value();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
