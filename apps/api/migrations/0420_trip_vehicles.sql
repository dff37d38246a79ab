-- What a trip was made with: the costs of a car of the business are in the books, so that its kilometres count for nothing.
SET LOCAL lock_timeout = '5s';

ALTER TABLE trips ADD COLUMN vehicle text NOT NULL DEFAULT 'private' CHECK (vehicle IN ('private', 'business'));
ALTER TABLE trips ADD CONSTRAINT trips_of_the_business_cost_nothing CHECK (vehicle = 'private' OR cents = 0) NOT VALID;
ALTER TABLE trips VALIDATE CONSTRAINT trips_of_the_business_cost_nothing;
