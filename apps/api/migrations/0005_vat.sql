-- VAT returns. A return is made of the lines whose entry date lies in its period; filing locks those months, so
-- that the set is frozen with the boxes. A late document posts in the first open period and counts there.

CREATE TABLE vat_returns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  period_start date NOT NULL,
  period_end date NOT NULL CHECK (period_end > period_start),
  -- The boxes in cents and whole euros, exactly as filed.
  boxes jsonb NOT NULL,
  payable_euros bigint NOT NULL,
  journal_entry_id bigint,
  filed_by bigint REFERENCES users,
  filed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE UNIQUE INDEX vat_returns_period ON vat_returns (administration_id, period_start) WHERE deleted_at IS NULL;
SELECT klopt_protect('vat_returns');

GRANT SELECT, INSERT, UPDATE ON vat_returns TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
