-- Files that go along with the mail of an invoice: what stands with it now, and what each mail took along.
SET LOCAL lock_timeout = '5s';

CREATE TABLE invoice_attachments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  invoice_id bigint NOT NULL,
  file_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, invoice_id, file_id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('invoice_attachments');
GRANT SELECT, INSERT, DELETE ON invoice_attachments TO klopt_app;

CREATE TABLE sent_message_files (
  administration_id bigint NOT NULL,
  message_id bigint NOT NULL,
  file_id bigint NOT NULL,
  PRIMARY KEY (administration_id, message_id, file_id),
  FOREIGN KEY (administration_id, message_id) REFERENCES sent_messages (administration_id, id),
  FOREIGN KEY (administration_id, file_id) REFERENCES files (administration_id, id)
);
SELECT klopt_protect('sent_message_files');
GRANT SELECT, INSERT ON sent_message_files TO klopt_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
