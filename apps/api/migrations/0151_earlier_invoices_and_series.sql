-- The PDF of a sales invoice that an earlier package made, by its number: the opening balance in which it is open may be replaced.
SET LOCAL lock_timeout = '5s';

CREATE TABLE earlier_invoice_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  number text NOT NULL,
  file_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, number),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('earlier_invoice_files');
GRANT SELECT, INSERT, DELETE ON earlier_invoice_files TO klopt_app;
GRANT UPDATE (file_id, created_at) ON earlier_invoice_files TO klopt_app;

-- Other series of invoice numbers beside the usual one, such as for a shop of its own; each counts by itself.
CREATE TABLE number_series (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  name text NOT NULL CHECK (trim(name) <> ''),
  pattern text NOT NULL CHECK (pattern <> ''),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
-- Two series of one pattern would give the same numbers.
CREATE UNIQUE INDEX number_series_pattern ON number_series (administration_id, lower(pattern));
CREATE UNIQUE INDEX number_series_name ON number_series (administration_id, lower(name));
SELECT klopt_protect('number_series');
GRANT SELECT, INSERT, DELETE ON number_series TO klopt_app;
GRANT UPDATE (name, pattern, version) ON number_series TO klopt_app;

-- Null: the usual series.
ALTER TABLE invoices ADD COLUMN series_id bigint;
ALTER TABLE invoices ADD CONSTRAINT invoices_series
  FOREIGN KEY (administration_id, series_id) REFERENCES number_series (administration_id, id) NOT VALID;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_series;
CREATE INDEX invoices_of_series ON invoices (administration_id, series_id) WHERE series_id IS NOT NULL;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
