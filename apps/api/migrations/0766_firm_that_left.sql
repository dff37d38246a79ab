-- What a firm asked ends when it leaves: nobody is left to look at an answer, or to file what waits for an agreement.
SET LOCAL lock_timeout = '5s';

-- When the firm left that had asked it.
ALTER TABLE questions ADD COLUMN firm_left_at timestamptz CHECK (firm_left_at IS NULL OR state = 'closed');
GRANT UPDATE (firm_left_at) ON questions TO klopt_app;

-- Of firms that left before.
UPDATE questions q SET state = 'closed', changed_at = now(), firm_left_at = now() FROM administrations a
  WHERE a.id = q.administration_id AND a.firm_id IS NULL AND q.state <> 'closed';
UPDATE approvals t SET state = 'withdrawn' FROM administrations a
  WHERE a.id = t.administration_id AND a.firm_id IS NULL AND t.used_at IS NULL AND t.state IN ('asked', 'approved', 'declined');
UPDATE approval_settings s SET is_required = false FROM administrations a
  WHERE a.id = s.administration_id AND a.firm_id IS NULL AND s.is_required;
