-- On which days the administration was of a VAT fiscal unit, so that a change leaves what was filed as it was; and whether it is,
-- asked when somebody registers.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN vat_unit_spans jsonb NOT NULL DEFAULT '[]';
UPDATE administrations SET vat_unit_spans = '[{"from": "2000-01-01", "until": null}]' WHERE in_vat_unit;
ALTER TABLE registrations ADD COLUMN in_vat_unit boolean NOT NULL DEFAULT false;
