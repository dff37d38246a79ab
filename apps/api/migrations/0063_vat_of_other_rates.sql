-- Where VAT of other rates than the high and the low one stands (box 1c): 1502, or the first free number after it.
SET LOCAL lock_timeout = '5s';

INSERT INTO accounts (administration_id, number, name, rgs_code, type)
SELECT books.administration_id, (
    SELECT min(candidate)::text FROM generate_series(1502, 9999) AS candidate
    WHERE NOT EXISTS (
      SELECT FROM accounts taken
      WHERE taken.administration_id = books.administration_id AND taken.number = candidate::text
    )
  ), 'Btw overige tarieven', 'BSchBepBlo', 'liability'
FROM (SELECT DISTINCT administration_id FROM accounts) books
WHERE NOT EXISTS (
  SELECT FROM accounts own WHERE own.administration_id = books.administration_id AND own.rgs_code = 'BSchBepBlo'
);
