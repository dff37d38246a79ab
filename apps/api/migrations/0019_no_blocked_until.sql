-- Written and never read: how long tries are refused follows from the number of them and the last that was allowed.
ALTER TABLE login_attempts DROP COLUMN blocked_until;
