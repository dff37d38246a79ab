-- What an owner says they are when they ask for an account; it decides which accounts their books begin with.
ALTER TABLE registrations ADD COLUMN legal_form text NOT NULL DEFAULT 'zzp' CHECK (legal_form IN ('zzp', 'bv'));
