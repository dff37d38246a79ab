-- The files a firm keeps in the dossier of a client for a fiscal year. They are the firm's: what the client takes along leaves
-- them out, also after one was removed, so its row stays.
SET LOCAL lock_timeout = '5s';

CREATE TABLE dossier_documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  fiscal_year integer NOT NULL CHECK (fiscal_year BETWEEN 2000 AND 2101),
  file_id bigint NOT NULL,
  added_by bigint NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL,
  removed_by bigint REFERENCES users,
  removed_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id),
  CHECK ((removed_by IS NULL) = (removed_at IS NULL))
);
CREATE INDEX dossier_documents_of_year ON dossier_documents (administration_id, fiscal_year, id);
CREATE UNIQUE INDEX dossier_documents_file ON dossier_documents (administration_id, file_id);
SELECT klopt_protect('dossier_documents');
GRANT SELECT, INSERT, UPDATE (removed_by, removed_at) ON dossier_documents TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
