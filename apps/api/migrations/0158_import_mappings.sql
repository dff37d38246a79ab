-- What the columns of somebody's own bank file are, by its heads, so that the next one comes in by itself.
SET LOCAL lock_timeout = '5s';

CREATE TABLE import_mappings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  source text NOT NULL CHECK (source IN ('csv', 'xlsx')),
  -- SHA-256 of the heads: they may be longer than an index can hold.
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  header text[] NOT NULL,
  columns text[] NOT NULL CHECK (
    columns <@ ARRAY['ignore', 'date', 'amount', 'debit', 'credit', 'sign', 'name', 'iban', 'description', 'reference',
      'balance', 'currency', 'account']
    AND 'date' = ANY (columns)
    AND columns && ARRAY['amount', 'debit', 'credit']
  ),
  date_style text NOT NULL CHECK (date_style IN ('ymd', 'dmy', 'mdy', 'serial')),
  decimal_mark text NOT NULL CHECK (decimal_mark IN (',', '.')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (cardinality(header) BETWEEN 2 AND 100 AND cardinality(columns) = cardinality(header)),
  UNIQUE (administration_id, id),
  CONSTRAINT import_mappings_once UNIQUE (administration_id, source, fingerprint)
);
SELECT klopt_protect('import_mappings');
GRANT SELECT, INSERT, DELETE, UPDATE (header, columns, date_style, decimal_mark, updated_at) ON import_mappings TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
