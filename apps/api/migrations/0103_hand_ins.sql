-- When a return or a correction was handed in at the tax authority, and when a mistake was discovered before it was booked.
SET LOCAL lock_timeout = '5s';

CREATE TABLE vat_hand_ins (
  administration_id bigint NOT NULL REFERENCES administrations,
  return_id bigint NOT NULL,
  handed_in_on date NOT NULL,
  -- Of a correction: the day that counted for its eight weeks.
  discovered_on date,
  PRIMARY KEY (administration_id, return_id),
  FOREIGN KEY (administration_id, return_id) REFERENCES vat_returns (administration_id, id)
);
SELECT klopt_protect('vat_hand_ins');
GRANT SELECT, INSERT, DELETE ON vat_hand_ins TO klopt_app;

-- Until a correction or a return takes what is late of the period.
CREATE TABLE vat_discoveries (
  administration_id bigint NOT NULL REFERENCES administrations,
  period_start date NOT NULL,
  discovered_on date NOT NULL,
  PRIMARY KEY (administration_id, period_start)
);
SELECT klopt_protect('vat_discoveries');
GRANT SELECT, INSERT, UPDATE (discovered_on), DELETE ON vat_discoveries TO klopt_app;
