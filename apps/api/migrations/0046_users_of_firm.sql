-- The members of a firm are found by it, and each view of its clients looks for them.
CREATE INDEX users_firm ON users (firm_id) WHERE firm_id IS NOT NULL;
