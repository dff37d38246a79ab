-- How somebody who sells used goods may reckon their margin: by the article, by the article after notice to the inspector (with
-- the day of it), or by period. Null while nobody has said it.
SET LOCAL lock_timeout = '5s';

ALTER TABLE administrations ADD COLUMN margin_method text, ADD COLUMN margin_notice_on date;
ALTER TABLE administrations ADD CONSTRAINT administrations_margin_method CHECK (
  (margin_method IS NULL OR margin_method IN ('article', 'article_after_notice', 'period'))
  AND (margin_notice_on IS NOT NULL) = (margin_method IS NOT DISTINCT FROM 'article_after_notice')
  AND (margin_notice_on IS NULL OR margin_notice_on BETWEEN '1995-01-01' AND '2099-12-31')) NOT VALID;
ALTER TABLE administrations VALIDATE CONSTRAINT administrations_margin_method;
