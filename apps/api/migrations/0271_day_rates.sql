-- What one euro was worth on a day, as the European Central Bank published it. Of everybody: it says nothing of anybody.
SET LOCAL lock_timeout = '5s';

CREATE TABLE day_rates (
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  day date NOT NULL,
  rate text NOT NULL CHECK (rate ~ '^[0-9]{1,8}([.][0-9]{1,10})?$'),
  PRIMARY KEY (currency, day)
);
GRANT SELECT, INSERT ON day_rates TO klopt_app;
