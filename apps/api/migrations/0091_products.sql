-- What is sold: products and services with their price, and what was agreed on it with a customer, a group of customers or
-- everybody. Documents take over what stands here when a line is written, and keep it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  number text NOT NULL CHECK (btrim(number) <> ''),
  name text NOT NULL CHECK (btrim(name) <> ''),
  unit text NOT NULL DEFAULT '',
  -- Euros without VAT.
  unit_price numeric(16, 4) NOT NULL,
  vat_code text NOT NULL,
  -- Null takes the account that goes with the VAT code.
  account_id bigint,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, account_id) REFERENCES accounts (administration_id, id)
);
CREATE UNIQUE INDEX products_number ON products (administration_id, lower(number));
CREATE INDEX products_by_number ON products (administration_id, number COLLATE list_order, id);
CREATE INDEX products_by_name ON products (administration_id, name COLLATE list_order, id);
SELECT klopt_protect('products');
GRANT SELECT, INSERT, UPDATE ON products TO klopt_app;

CREATE TABLE price_agreements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  product_id bigint NOT NULL,
  -- One customer, a group of them, or neither: everybody.
  contact_id bigint,
  price_group text NOT NULL DEFAULT '',
  from_date date,
  until_date date,
  from_quantity numeric(14, 4) NOT NULL DEFAULT 0 CHECK (from_quantity >= 0),
  unit_price numeric(16, 4) NOT NULL,
  UNIQUE (administration_id, id),
  FOREIGN KEY (administration_id, product_id) REFERENCES products (administration_id, id),
  FOREIGN KEY (administration_id, contact_id) REFERENCES contacts (administration_id, id),
  CHECK (contact_id IS NULL OR price_group = ''),
  CHECK (from_date <= until_date)
);
-- Of two agreements one has to go before the other, or nobody could say what something costs.
CREATE UNIQUE INDEX price_agreements_one ON price_agreements
  (administration_id, product_id, contact_id, lower(btrim(price_group)), from_quantity, from_date, until_date)
  NULLS NOT DISTINCT;
CREATE INDEX price_agreements_contact ON price_agreements (administration_id, contact_id);
SELECT klopt_protect('price_agreements');
-- A product is written with its agreements as a whole.
GRANT SELECT, INSERT, DELETE ON price_agreements TO klopt_app;

-- The group whose agreements hold for a customer.
ALTER TABLE contacts ADD COLUMN price_group text NOT NULL DEFAULT '';

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
