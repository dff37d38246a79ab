-- What else a client has to hand in, kept for the worklist beside its VAT: the oldest intra-community list, and the suppletie that is due first.
SET LOCAL lock_timeout = '5s';

ALTER TABLE client_states ADD COLUMN icp_label text;
ALTER TABLE client_states ADD COLUMN icp_due_on date;
ALTER TABLE client_states ADD COLUMN correction_due_on date;
ALTER TABLE client_states ADD CONSTRAINT client_states_icp CHECK (num_nonnulls(icp_label, icp_due_on) IN (0, 2)) NOT VALID;
-- Every client is looked at again, so that these are known of all of them.
UPDATE client_states SET is_settled = false;
