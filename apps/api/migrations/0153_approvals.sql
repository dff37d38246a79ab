-- What the bookkeeper sends to a client to agree on: a VAT return, an intra-community list or a year, with the figures as they
-- were then. A return that waits for it is filed with it, or with a reason that is kept.
SET LOCAL lock_timeout = '5s';

CREATE TABLE approval_settings (
  administration_id bigint PRIMARY KEY REFERENCES administrations,
  -- The firm files nothing that was not agreed on.
  is_required boolean NOT NULL
);
SELECT klopt_protect('approval_settings');
GRANT SELECT, INSERT, UPDATE ON approval_settings TO klopt_app;

CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  kind text NOT NULL CHECK (kind IN ('vat_return', 'icp', 'year')),
  -- 2026-Q4, 2026-11 or 2026.
  period_key text NOT NULL CHECK (trim(period_key) <> ''),
  period_end date NOT NULL,
  label text NOT NULL,
  figures jsonb NOT NULL,
  -- Overruled: it was filed without, for a reason.
  state text NOT NULL CHECK (state IN ('asked', 'approved', 'declined', 'withdrawn', 'overruled')),
  note text NOT NULL DEFAULT '',
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  answered_by bigint REFERENCES users,
  answered_at timestamptz,
  -- What the client asks who does not agree yet.
  answer text NOT NULL DEFAULT '',
  overruled_by bigint REFERENCES users,
  overruled_reason text NOT NULL DEFAULT '',
  -- When it was filed: from then on it stays as it is.
  used_at timestamptz,
  UNIQUE (administration_id, id),
  CHECK (state NOT IN ('approved', 'declined') OR num_nonnulls(answered_by, answered_at) = 2),
  CHECK ((state = 'overruled') = (overruled_by IS NOT NULL AND overruled_reason <> '')),
  CHECK (state <> 'declined' OR trim(answer) <> ''),
  CHECK (used_at IS NULL OR state IN ('approved', 'overruled'))
);
-- One that stands for a period.
CREATE UNIQUE INDEX approvals_standing ON approvals (administration_id, kind, period_key)
  WHERE used_at IS NULL AND state IN ('asked', 'approved', 'declined');
CREATE INDEX approvals_by_day ON approvals (administration_id, asked_at, id);
SELECT klopt_protect('approvals');
GRANT SELECT, INSERT ON approvals TO klopt_app;
GRANT UPDATE (state, answered_by, answered_at, answer, overruled_by, overruled_reason, used_at) ON approvals TO klopt_app;

-- What was filed with it stays as it was agreed.
CREATE FUNCTION keep_used_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an approval that was filed with stays as it is' USING ERRCODE = 'KL004';
END $$;
CREATE TRIGGER approvals_kept BEFORE UPDATE ON approvals FOR EACH ROW WHEN (OLD.used_at IS NOT NULL)
  EXECUTE FUNCTION keep_used_approval();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
