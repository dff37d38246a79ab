-- When a purchase was received, where somebody says so: in a later period than its invoice date its VAT belongs there.
SET LOCAL lock_timeout = '5s';

ALTER TABLE purchases ADD COLUMN received_on date;
ALTER TABLE purchases ADD CONSTRAINT purchases_received_on
  CHECK (received_on BETWEEN '2000-01-01' AND '2099-12-31') NOT VALID;
ALTER TABLE purchases VALIDATE CONSTRAINT purchases_received_on;
