-- Help: articles for everybody, tickets of an administration, and the answers to them.

-- Finds words that are written almost right. A trusted extension: whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Articles ----------------------------------------------------------------------------------------------------

-- Of no administration: articles are the same for everybody, so their text indexes lie outside of row security.
CREATE TABLE articles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  topic text NOT NULL CHECK (topic IN ('start', 'invoices', 'bank', 'vat', 'purchases', 'ledger', 'account')),
  -- The text with its structure, without any HTML: what the server shows is made from it.
  document jsonb NOT NULL,
  -- The words of the document, for searching.
  body text NOT NULL,
  -- Other words that people search with.
  keywords text NOT NULL DEFAULT '',
  video_url text,
  -- The pages it belongs to: paths under an administration, such as `vat-return`, or `invoices/*`.
  pages text[] NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published')),
  -- Its place within the topic.
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- What an article is about. Small enough to stay in its row: thousands are ranked by it within milliseconds.
  heading tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('dutch', title), 'A') ||
    setweight(to_tsvector('dutch', keywords), 'B')) STORED,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('dutch', title), 'A') ||
    setweight(to_tsvector('dutch', keywords), 'B') ||
    setweight(to_tsvector('dutch', body), 'C')) STORED
);
CREATE INDEX articles_topic ON articles (topic, position, id);
CREATE INDEX articles_heading ON articles USING gin (heading);
CREATE INDEX articles_search ON articles USING gin (search);
CREATE INDEX articles_pages ON articles USING gin (pages);

-- Words that titles and keywords have or had: what a misspelled word is compared with.
CREATE TABLE article_words (word text PRIMARY KEY);
CREATE INDEX article_words_alike ON article_words USING gin (word gin_trgm_ops);

-- Tickets -----------------------------------------------------------------------------------------------------

CREATE TABLE tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- PRODUCT 1, ACCOUNTING 2, SUBSCRIPTION 3, ERROR 6, FEATURE_REQUEST 7.
  tag_id integer NOT NULL CHECK (tag_id IN (1, 2, 3, 6, 7)),
  subject text NOT NULL CHECK (subject <> '' AND subject !~ '[\r\n]'),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  created_by bigint NOT NULL REFERENCES users,
  assigned_to bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  last_response_at timestamptz NOT NULL,
  -- Of the first message that staff has not answered yet: writing again costs nobody their place in the queue.
  waiting_since timestamptz,
  -- Of the first answer of staff.
  first_answered_at timestamptz,
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((state = 'open') = (waiting_since IS NOT NULL))
);
CREATE INDEX tickets_list ON tickets (administration_id, created_at DESC, id DESC);
-- The queue of staff: who waits longest comes first; what waits for nobody follows, the newest first.
CREATE INDEX tickets_queue ON tickets (waiting_since, id) WHERE state = 'open';
CREATE INDEX tickets_answered ON tickets (last_response_at DESC, id DESC) WHERE state <> 'open';
SELECT klopt_protect('tickets');

-- What the customer and staff wrote to each other. Never changed.
CREATE TABLE ticket_responses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  ticket_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'answer')),
  author_id bigint NOT NULL REFERENCES users,
  -- The plain text of a message, or of an answer for its mail.
  body text NOT NULL,
  -- The text of an answer with its structure.
  document jsonb,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, ticket_id) REFERENCES tickets (administration_id, id),
  CHECK ((kind = 'answer') = (document IS NOT NULL))
);
CREATE INDEX ticket_responses_ticket ON ticket_responses (administration_id, ticket_id, id);
SELECT klopt_protect('ticket_responses');

CREATE TABLE ticket_attachments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  response_id bigint NOT NULL,
  file_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  -- One file goes with a response.
  UNIQUE (administration_id, response_id),
  FOREIGN KEY (administration_id, response_id) REFERENCES ticket_responses (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('ticket_attachments');

-- What staff notes for itself: a table of its own, which the scope of an administration cannot read at all.
CREATE TABLE ticket_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets,
  author_id bigint NOT NULL REFERENCES users,
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ticket_notes_ticket ON ticket_notes (ticket_id, id);
ALTER TABLE ticket_notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY server_scope ON ticket_notes TO klopt_app
  USING ((SELECT current_setting('klopt.scope', true)) IN ('job', 'system'));

CREATE TABLE saved_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  document jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON articles, saved_replies TO klopt_app;
GRANT SELECT, INSERT, UPDATE ON tickets TO klopt_app;
GRANT SELECT, INSERT ON article_words, ticket_responses, ticket_attachments, ticket_notes TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
