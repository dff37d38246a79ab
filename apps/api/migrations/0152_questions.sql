-- What the bookkeeper asks a client about a booking, a document or a period, and what is answered. Nothing is booked by it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  subject_kind text NOT NULL
    CHECK (subject_kind IN ('general', 'bank_line', 'document', 'purchase', 'invoice', 'entry', 'period')),
  -- What it is about as it was when it was asked: a line by hand may be taken away since, and its question stays.
  subject_label text NOT NULL CHECK (trim(subject_label) <> ''),
  bank_transaction_id bigint,
  document_id bigint,
  purchase_id bigint,
  invoice_id bigint,
  journal_entry_id bigint,
  period_key text,
  -- Open: the client is to answer. Answered: the bookkeeper is to look.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  due_on date,
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  -- When it got its state, and how often the client was mailed about it since.
  changed_at timestamptz NOT NULL,
  mailed_times integer NOT NULL DEFAULT 0 CHECK (mailed_times >= 0),
  mailed_at timestamptz,
  UNIQUE (administration_id, id),
  CHECK (num_nonnulls(bank_transaction_id, document_id, purchase_id, invoice_id, journal_entry_id, period_key) <= 1),
  CHECK (bank_transaction_id IS NULL OR subject_kind = 'bank_line'),
  CHECK (document_id IS NULL OR subject_kind = 'document'),
  CHECK (purchase_id IS NULL OR subject_kind = 'purchase'),
  CHECK (invoice_id IS NULL OR subject_kind = 'invoice'),
  CHECK (journal_entry_id IS NULL OR subject_kind = 'entry'),
  CHECK ((period_key IS NULL) = (subject_kind <> 'period')),
  CHECK ((mailed_times = 0) = (mailed_at IS NULL)),
  FOREIGN KEY (administration_id, bank_transaction_id) REFERENCES bank_transactions (administration_id, id)
    ON DELETE SET NULL (bank_transaction_id),
  FOREIGN KEY (administration_id, document_id) REFERENCES documents (administration_id, id),
  FOREIGN KEY (administration_id, purchase_id) REFERENCES purchases (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX questions_by_day ON questions (administration_id, asked_at, id);
CREATE INDEX questions_standing ON questions (administration_id, state) WHERE state <> 'closed';
CREATE INDEX questions_to_mail ON questions (changed_at) WHERE state = 'open' AND mailed_times < 3;
CREATE INDEX questions_of_line ON questions (administration_id, bank_transaction_id) WHERE bank_transaction_id IS NOT NULL;
SELECT klopt_protect('questions');
GRANT SELECT, INSERT ON questions TO klopt_app;
GRANT UPDATE (state, changed_at, mailed_times, mailed_at) ON questions TO klopt_app;

-- The conversation of a question: what was asked, what was answered.
CREATE TABLE question_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  question_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('question', 'answer')),
  author_id bigint NOT NULL REFERENCES users,
  body text NOT NULL DEFAULT '',
  -- Of an answer: the ledger account that was chosen, the photo or file that was sent.
  account_id bigint,
  document_id bigint,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  CHECK (trim(body) <> '' OR account_id IS NOT NULL OR document_id IS NOT NULL),
  CHECK (kind = 'answer' OR num_nonnulls(account_id, document_id) = 0),
  FOREIGN KEY (administration_id, question_id) REFERENCES questions (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id),
  FOREIGN KEY (administration_id, document_id) REFERENCES documents (administration_id, id)
);
CREATE INDEX question_messages_of_question ON question_messages (administration_id, question_id, id);
SELECT klopt_protect('question_messages');
GRANT SELECT, INSERT ON question_messages TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
