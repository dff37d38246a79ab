-- Entries of the general journal to begin others from, of which one may book itself each month, quarter or year.
SET LOCAL lock_timeout = '5s';

CREATE TABLE journal_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL CHECK (trim(name) <> ''),
  description text NOT NULL DEFAULT '',
  -- With amounts, or with blanks to fill in.
  lines jsonb NOT NULL,
  -- How often it books itself; null for never.
  repeats text CHECK (repeats IN ('month', 'quarter', 'year')),
  -- Its first day; the others are the same day of their month, or the last one of a shorter month.
  starts_on date CHECK (starts_on BETWEEN '2000-01-01' AND '2100-12-31'),
  ends_on date CHECK (ends_on >= starts_on),
  -- The day from which it books nothing, until somebody lets it go on.
  paused_on date,
  -- Why what was due could not be booked, in the words that the user reads.
  held_reason text,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK ((repeats IS NULL) = (starts_on IS NULL)),
  CHECK (repeats IS NOT NULL OR num_nonnulls(ends_on, paused_on, held_reason) = 0)
);
CREATE UNIQUE INDEX journal_templates_name ON journal_templates (administration_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX journal_templates_repeating ON journal_templates (administration_id)
  WHERE repeats IS NOT NULL AND paused_on IS NULL AND deleted_at IS NULL;
SELECT klopt_protect('journal_templates');
GRANT SELECT, INSERT, UPDATE ON journal_templates TO klopt_app;

-- What a template did for a period: once, whoever runs it and however often.
CREATE TABLE journal_template_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  template_id bigint NOT NULL,
  -- The first day of the month, quarter or year that it was booked for.
  period date NOT NULL,
  due_on date NOT NULL,
  -- Null for a period that was passed over.
  journal_entry_id bigint,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, template_id, period),
  FOREIGN KEY (administration_id, template_id) REFERENCES journal_templates (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
SELECT klopt_protect('journal_template_runs');
GRANT SELECT, INSERT ON journal_template_runs TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
