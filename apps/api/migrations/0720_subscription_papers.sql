-- What the invoice of a charge says, as it was when it was made: its PDF is drawn from it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE subscription_papers (
  administration_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  paper jsonb NOT NULL,
  PRIMARY KEY (administration_id, charge_id),
  FOREIGN KEY (administration_id, charge_id) REFERENCES subscription_charges (administration_id, id)
);
SELECT klopt_protect('subscription_papers');

GRANT SELECT, INSERT ON subscription_papers TO klopt_app;
