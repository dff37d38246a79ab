-- What a firm does alike for all its clients, and what it keeps about each of them per year.
SET LOCAL lock_timeout = '5s';

CREATE TABLE firm_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  firm_id bigint NOT NULL REFERENCES firms,
  -- The accounts of a ledger scheme, or the items of a checklist.
  kind text NOT NULL CHECK (kind IN ('ledger', 'checklist')),
  name text NOT NULL CHECK (trim(name) <> ''),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'array'),
  changed_by bigint NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX firm_templates_name ON firm_templates (firm_id, kind, lower(name));
GRANT SELECT, INSERT, UPDATE, DELETE ON firm_templates TO klopt_app;

-- The dossier of a client for a fiscal year: what is to be done, and what was noted. The firm's own papers; no books.
CREATE TABLE dossier_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  fiscal_year integer NOT NULL CHECK (fiscal_year BETWEEN 2000 AND 2101),
  body text NOT NULL CHECK (trim(body) <> ''),
  done_by bigint REFERENCES users,
  done_at timestamptz,
  UNIQUE (administration_id, id),
  CHECK ((done_by IS NULL) = (done_at IS NULL))
);
-- A checklist that is laid out again adds what is new.
CREATE UNIQUE INDEX dossier_items_once ON dossier_items (administration_id, fiscal_year, lower(body));
SELECT klopt_protect('dossier_items');
GRANT SELECT, INSERT, UPDATE, DELETE ON dossier_items TO klopt_app;

CREATE TABLE dossier_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  fiscal_year integer NOT NULL CHECK (fiscal_year BETWEEN 2000 AND 2101),
  body text NOT NULL CHECK (trim(body) <> ''),
  written_by bigint NOT NULL REFERENCES users,
  written_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
CREATE INDEX dossier_notes_of_year ON dossier_notes (administration_id, fiscal_year, id);
SELECT klopt_protect('dossier_notes');
GRANT SELECT, INSERT ON dossier_notes TO klopt_app;
