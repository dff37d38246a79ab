-- Invoices of an earlier package that are paid online: they are open items without an invoice of ours.
SET LOCAL lock_timeout = '5s';

CREATE TABLE online_payment_items (
  administration_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  open_item_id bigint NOT NULL,
  -- What was open of it when the payment began.
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (administration_id, payment_id, open_item_id),
  FOREIGN KEY (administration_id, payment_id) REFERENCES online_payments (administration_id, id),
  FOREIGN KEY (administration_id, open_item_id) REFERENCES open_items (administration_id, id)
);
SELECT klopt_protect('online_payment_items');
GRANT SELECT, INSERT ON online_payment_items TO klopt_app;
