-- Timers that were started or stopped without a connection reach the server later, perhaps more than once.
SET LOCAL lock_timeout = '5s';

-- What a browser called the start it kept until it could send it: each is one timer, however often it is sent.
ALTER TABLE timers ADD COLUMN client_key uuid;
CREATE UNIQUE INDEX timers_client_key ON timers (user_id, client_key) WHERE client_key IS NOT NULL;
