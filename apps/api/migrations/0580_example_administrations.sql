-- An administration of examples, to look around in: of one user, with books that nobody keeps. It is on no subscription and at no
-- firm, and stays what it is: real books never become examples, nor examples books.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN example_of bigint REFERENCES users;
ALTER TABLE administrations ADD CONSTRAINT administrations_example CHECK (
  example_of IS NULL OR (
    subscription_type IN ('TRIAL', 'NONE') AND subscription_variant_id IS NULL AND firm_id IS NULL)) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_example;
-- One at a time.
CREATE UNIQUE INDEX administrations_example_of ON administrations (example_of) WHERE removed_at IS NULL;

CREATE FUNCTION keep_example() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.example_of IS DISTINCT FROM OLD.example_of THEN
    RAISE EXCEPTION 'administration %: whether it is an example stays as it was made', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER administrations_keep_example BEFORE UPDATE OF example_of ON administrations
  FOR EACH ROW EXECUTE FUNCTION keep_example();
