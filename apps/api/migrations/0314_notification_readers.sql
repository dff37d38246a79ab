-- What a user of an administration has read of what waits there, and whether they want the rest by mail each day. What waits
-- is not kept: it is what the books themselves say at that moment.
SET LOCAL lock_timeout = '5s';

CREATE TABLE notification_readers (
  administration_id bigint NOT NULL REFERENCES administrations,
  user_id bigint NOT NULL REFERENCES users,
  -- Keys of what still waited when this was written last.
  read_keys text[] NOT NULL DEFAULT '{}' CHECK (cardinality(read_keys) <= 500),
  wants_mail boolean NOT NULL DEFAULT false,
  -- The day that was mailed about or looked at last, and what stood in that mail and still waits.
  mailed_on date,
  mailed_keys text[] NOT NULL DEFAULT '{}' CHECK (cardinality(mailed_keys) <= 500),
  PRIMARY KEY (administration_id, user_id)
);
CREATE INDEX notification_readers_to_mail ON notification_readers (mailed_on) WHERE wants_mail;
SELECT klopt_protect('notification_readers');
GRANT SELECT, INSERT ON notification_readers TO klopt_app;
GRANT UPDATE (read_keys, wants_mail, mailed_on, mailed_keys) ON notification_readers TO klopt_app;
