-- An administration of which staff carried out the removal that its main user asked: closed for everybody, for good.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN removed_at timestamptz;
-- Never before its thirty days are over, and nothing goes on in it.
ALTER TABLE administrations ADD CONSTRAINT administrations_removed CHECK (
  removed_at IS NULL OR (
    removal_requested_at IS NOT NULL AND removal_ready_at IS NOT NULL AND removed_at >= removal_ready_at
    AND subscription_type = 'NONE' AND firm_id IS NULL AND NOT accessible_by_support)) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_removed;

CREATE FUNCTION refuse_role_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deactivated_at IS NULL AND EXISTS (
    SELECT 1 FROM administrations WHERE id = NEW.administration_id AND removed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'administration % was removed: nobody comes in any more', NEW.administration_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER roles_of_removed BEFORE INSERT OR UPDATE ON roles FOR EACH ROW EXECUTE FUNCTION refuse_role_of_removed();
