-- Trips: who drove where for what, and what of each month is in the books.
SET LOCAL lock_timeout = '5s';

ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_source_type_check;
ALTER TABLE journal_entries ADD CONSTRAINT journal_entries_source_type_check CHECK (source_type IN ('invoice', 'bank_transaction',
  'vat_return', 'purchase', 'general', 'opening', 'year_close', 'invoice_period', 'purchase_period', 'audit_file', 'asset',
  'trips', 'expense')) NOT VALID;
ALTER TABLE journal_entries VALIDATE CONSTRAINT journal_entries_source_type_check;

CREATE TABLE trips (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  -- Who drove.
  user_id bigint NOT NULL REFERENCES users,
  day date NOT NULL CHECK (day BETWEEN '2000-01-01' AND '2099-12-31'),
  from_place text NOT NULL CHECK (trim(from_place) <> ''),
  to_place text NOT NULL CHECK (trim(to_place) <> ''),
  -- One way; a return trip is twice as far.
  kilometres integer NOT NULL CHECK (kilometres BETWEEN 1 AND 9999),
  is_return boolean NOT NULL,
  purpose text NOT NULL CHECK (trim(purpose) <> ''),
  kind text NOT NULL CHECK (kind IN ('business', 'commute', 'private')),
  -- What it counts for at the rate of its day.
  cents bigint NOT NULL CHECK (cents >= 0 AND (kind <> 'private' OR cents = 0)),
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id)
);
CREATE INDEX trips_by_day ON trips (administration_id, day, id) WHERE deleted_at IS NULL;
CREATE INDEX trips_of_user ON trips (administration_id, user_id, day, id) WHERE deleted_at IS NULL;
SELECT klopt_protect('trips');
GRANT SELECT, INSERT, UPDATE ON trips TO klopt_app;

CREATE FUNCTION keep_trip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NOT NULL OR (NEW.user_id, NEW.created_by, NEW.created_at)
      IS DISTINCT FROM (OLD.user_id, OLD.created_by, OLD.created_at) THEN
    RAISE EXCEPTION 'a trip stays of who drove, and gone once it was thrown away' USING ERRCODE = 'KL004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER trips_kept BEFORE UPDATE ON trips FOR EACH ROW EXECUTE FUNCTION keep_trip();

-- A month of somebody's trips: what of it is in the books, and why the rest is not.
CREATE TABLE trip_months (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  month_end date NOT NULL CHECK (month_end = (date_trunc('month', month_end) + interval '1 month - 1 day')::date),
  booked_cents bigint NOT NULL DEFAULT 0 CHECK (booked_cents >= 0),
  held_reason text,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, user_id, month_end)
);
SELECT klopt_protect('trip_months');
GRANT SELECT, INSERT, UPDATE (booked_cents, held_reason) ON trip_months TO klopt_app;

-- What was booked of a month, the first time and each time that its trips changed afterwards.
CREATE TABLE trip_bookings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administration_id bigint NOT NULL,
  trip_month_id bigint NOT NULL,
  cents bigint NOT NULL CHECK (cents <> 0),
  journal_entry_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (administration_id, id),
  UNIQUE (administration_id, journal_entry_id),
  FOREIGN KEY (administration_id, trip_month_id) REFERENCES trip_months (administration_id, id),
  FOREIGN KEY (administration_id, journal_entry_id) REFERENCES journal_entries (administration_id, id)
);
CREATE INDEX trip_bookings_of_month ON trip_bookings (administration_id, trip_month_id);
SELECT klopt_protect('trip_bookings');
GRANT SELECT, INSERT ON trip_bookings TO klopt_app;

-- At the commit a month says what its entries come to, so that nothing is booked beside it or twice.
CREATE FUNCTION check_trip_month() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted bigint := CASE TG_TABLE_NAME WHEN 'trip_months' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'trip_month_id')::bigint END;
BEGIN
  IF EXISTS (SELECT FROM trip_months m WHERE m.administration_id = NEW.administration_id AND m.id = wanted
      AND m.booked_cents <> (SELECT coalesce(sum(b.cents), 0) FROM trip_bookings b
        WHERE b.administration_id = m.administration_id AND b.trip_month_id = m.id)) THEN
    RAISE EXCEPTION 'a month of trips is not what was booked of it' USING ERRCODE = 'KL004';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION check_trip_month FROM PUBLIC;
CREATE CONSTRAINT TRIGGER trip_months_booked AFTER INSERT OR UPDATE ON trip_months DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_trip_month();
CREATE CONSTRAINT TRIGGER trip_bookings_booked AFTER INSERT ON trip_bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_trip_month();
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO klopt_app;
