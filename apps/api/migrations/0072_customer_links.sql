-- The page of a customer, who has no account: a link with a public name, the keys that were mailed for it, and who came in
-- by one. Of keys and sessions only the hash is kept.
SET LOCAL lock_timeout = '5s';

CREATE TABLE customer_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  contact_id bigint NOT NULL,
  -- Stands in the address of the page, and opens nothing by itself.
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint REFERENCES users,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
CREATE UNIQUE INDEX customer_links_one ON customer_links (administration_id, contact_id) WHERE revoked_at IS NULL;
CREATE INDEX customer_links_of_contact ON customer_links (administration_id, contact_id, id);
SELECT klopt_protect('customer_links');
GRANT SELECT, INSERT ON customer_links TO klopt_app;
GRANT UPDATE (last_used_at, revoked_at, revoked_by) ON customer_links TO klopt_app;

CREATE FUNCTION guard_customer_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revoked_at IS NOT NULL THEN
    RAISE EXCEPTION 'a link that was revoked stays so' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER customer_links_revoked BEFORE UPDATE ON customer_links
  FOR EACH ROW EXECUTE FUNCTION guard_customer_link();

CREATE TABLE customer_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  link_id bigint NOT NULL,
  key_hash bytea NOT NULL UNIQUE,
  -- To whom it was mailed; null where the owner looks at the page.
  sent_to text,
  -- What it was mailed with, which the page then opens on.
  invoice_id bigint,
  is_preview boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, link_id) REFERENCES customer_links (administration_id, id),
  FOREIGN KEY (administration_id, invoice_id) REFERENCES invoices (administration_id, id),
  CHECK (is_preview = (sent_to IS NULL))
);
CREATE INDEX customer_keys_of_link ON customer_keys (administration_id, link_id);
SELECT klopt_protect('customer_keys');
GRANT SELECT, INSERT, DELETE ON customer_keys TO klopt_app;
GRANT UPDATE (used_at) ON customer_keys TO klopt_app;

CREATE TABLE customer_sessions (
  token_hash bytea PRIMARY KEY,
  administration_id bigint NOT NULL,
  link_id bigint NOT NULL,
  -- As the link and its contact have them, so that letting somebody in is one look.
  link_token text NOT NULL,
  contact_id bigint NOT NULL,
  is_preview boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (administration_id, link_id) REFERENCES customer_links (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id)
);
CREATE INDEX customer_sessions_of_link ON customer_sessions (administration_id, link_id);
SELECT klopt_protect('customer_sessions');
GRANT SELECT, INSERT, DELETE ON customer_sessions TO klopt_app;

-- A customer sees when they paid.
CREATE POLICY customer_scope ON settlements FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND open_item_id IN (SELECT id FROM open_items WHERE contact_id = (SELECT klopt_contact_id())));

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
