-- The betalingskenmerk that the tax authority gave a return or an assessment, so that its payment is known in the bank. It may
-- hold the citizen service number of its owner: it stands here alone, and goes into no mail, no PDF and no log.
SET LOCAL lock_timeout = '5s';

CREATE TABLE vat_payment_references (
  administration_id bigint NOT NULL REFERENCES administrations,
  return_id bigint NOT NULL,
  reference text NOT NULL CHECK (reference ~ '^[0-9]{16}$'),
  PRIMARY KEY (administration_id, return_id),
  -- One betalingskenmerk is of one return or assessment.
  CONSTRAINT vat_payment_references_once UNIQUE (administration_id, reference),
  FOREIGN KEY (administration_id, return_id) REFERENCES vat_returns (administration_id, id)
);
SELECT klopt_protect('vat_payment_references');
GRANT SELECT, INSERT, UPDATE (reference), DELETE ON vat_payment_references TO klopt_app;
