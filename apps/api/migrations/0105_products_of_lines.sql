-- Which product was picked for a line, so that a draft that is opened again still follows its price.
SET LOCAL lock_timeout = '5s';

ALTER TABLE invoice_lines ADD COLUMN product_id bigint;
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_product
  FOREIGN KEY (administration_id, product_id) REFERENCES products (administration_id, id) NOT VALID;
ALTER TABLE invoice_lines VALIDATE CONSTRAINT invoice_lines_product;
CREATE INDEX invoice_lines_product ON invoice_lines (administration_id, product_id) WHERE product_id IS NOT NULL;
