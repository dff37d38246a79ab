-- Which clients a colleague was given is found by the colleague in each part. Asked in one condition, whom they look after and
-- whom they stand in for was looked for among the clients of all firms.
SET LOCAL lock_timeout = '5s';

CREATE OR REPLACE FUNCTION clients_given_to(member bigint, on_day date) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT administration_id FROM firm_member_clients WHERE user_id = member
  UNION
  SELECT administration_id FROM client_managers WHERE user_id = member
  UNION
  SELECT c.administration_id FROM firm_absences s JOIN client_managers c ON c.user_id = s.user_id
  WHERE s.substitute_id = member AND (on_day IS NULL OR on_day BETWEEN s.starts_on AND s.ends_on)
$$;
