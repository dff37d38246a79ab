-- How long the reading of a document took, by which is told how long another one of its kind will take.
ALTER TABLE recognitions ADD COLUMN duration_ms integer CHECK (duration_ms >= 0);
CREATE INDEX recognitions_measured ON recognitions (finished_at DESC) WHERE duration_ms IS NOT NULL;
CREATE INDEX recognitions_waiting ON recognitions (administration_id, queued_at, file_id)
  WHERE state IN ('queued', 'running');

-- The documents of one administration that wait to be read or are being read: how many are read before each, and how
-- much reading there is until it is done, itself included; null where nothing was measured yet. Administrations take
-- turns, so that of each other one as many go before as it has documents up to the same turn. It looks at the
-- documents of all, which row security hides from who asks, and tells of the others their number alone.
CREATE FUNCTION reading_ahead(administration bigint)
RETURNS TABLE (file_id bigint, before bigint, work_ms double precision, own_ms double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH measured AS (
    SELECT f.mime_type LIKE 'image/%' AS is_picture, f.mime_type, r.duration_ms
    FROM (
      SELECT m.administration_id, m.file_id, m.duration_ms FROM recognitions m
      WHERE m.duration_ms IS NOT NULL ORDER BY m.finished_at DESC LIMIT 100
    ) r
    JOIN files f ON f.administration_id = r.administration_id AND f.id = r.file_id
  ), waiting AS (
    SELECT r.administration_id, r.file_id, f.mime_type, r.progress_percent,
      row_number() OVER (
        PARTITION BY r.administration_id ORDER BY r.state = 'running' DESC, r.queued_at, r.file_id) AS turn
    FROM recognitions r
    JOIN files f ON f.administration_id = r.administration_id AND f.id = r.file_id
    WHERE r.state IN ('queued', 'running')
  ), expected AS (
    SELECT w.*, (100 - w.progress_percent) / 100.0 * coalesce(
      (SELECT avg(m.duration_ms) FROM measured m WHERE m.mime_type = w.mime_type),
      (SELECT avg(m.duration_ms) FROM measured m WHERE m.is_picture = (w.mime_type LIKE 'image/%')),
      (SELECT avg(m.duration_ms) FROM measured m)) AS own_ms
    FROM waiting w
  ), ordered AS (
    SELECT e.*, count(*) OVER line - 1 AS before, sum(e.own_ms) OVER line AS work_ms
    FROM expected e
    WINDOW line AS (ORDER BY e.turn, e.administration_id = administration, e.administration_id, e.file_id
      ROWS UNBOUNDED PRECEDING)
  )
  SELECT o.file_id, o.before, o.work_ms::double precision, o.own_ms::double precision
  FROM ordered o WHERE o.administration_id = administration
$$;
REVOKE EXECUTE ON FUNCTION reading_ahead FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading_ahead TO klopt_app;

-- What papers of a supplier say that its contact does not, and that somebody booked in its name all the same: it is not
-- asked about again.
CREATE TABLE supplier_answers (
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  field text NOT NULL CHECK (field IN ('name', 'kvkNumber', 'vatNumber')),
  printed text NOT NULL CHECK (length(printed) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (administration_id, contact_id, field, printed),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
SELECT klopt_protect('supplier_answers');
GRANT SELECT, INSERT ON supplier_answers TO klopt_app;
