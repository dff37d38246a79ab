-- Who pays late gets one letter a day, whoever asks for it: it names all that is late. What goes along without a step of its
-- own stays due for that.
SET LOCAL lock_timeout = '5s';

ALTER TABLE reminder_letter_invoices ALTER COLUMN step_id DROP NOT NULL;

-- Letters of before this rule stay as they went out.
ALTER TABLE reminder_letters ADD COLUMN is_only_of_day boolean NOT NULL DEFAULT false;
ALTER TABLE reminder_letters ALTER COLUMN is_only_of_day SET DEFAULT true;
CREATE UNIQUE INDEX reminder_letters_one_a_day ON reminder_letters (administration_id, letter_date, contact_id)
  WHERE is_only_of_day AND cancelled_at IS NULL;
