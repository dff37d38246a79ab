-- What colleagues of a firm worked on a client. The firm's own: it is none of the client's books.
SET LOCAL lock_timeout = '5s';

CREATE TABLE client_time_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Of the firm that wrote them: the next one of the client does not see them.
  firm_id bigint NOT NULL REFERENCES firms,
  user_id bigint NOT NULL REFERENCES users,
  day date NOT NULL CHECK (day BETWEEN '2000-01-01' AND '2099-12-31'),
  seconds integer NOT NULL CHECK (seconds BETWEEN 1 AND 90000),
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
CREATE INDEX client_time_entries_by_day ON client_time_entries (firm_id, day, id);
SELECT klopt_protect('client_time_entries');
SELECT klopt_see_clients('client_time_entries');
CREATE POLICY firm_writes ON client_time_entries TO klopt_app
  USING ((SELECT current_setting('klopt.scope', true)) = 'firm'
    AND administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])))
  WITH CHECK ((SELECT current_setting('klopt.scope', true)) = 'firm'
    AND administration_id IN (SELECT unnest(string_to_array(nullif(current_setting('klopt.client_ids', true), ''), ',')::bigint[])));
GRANT SELECT, INSERT, DELETE ON client_time_entries TO klopt_app;
GRANT UPDATE (administration_id, day, seconds, note, version) ON client_time_entries TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
