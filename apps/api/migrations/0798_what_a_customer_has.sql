-- What is of one customer is found by that customer. The policies of a customer look for it in the tables below, which went through
-- what all administrations have; and since the planner counts that look-up even where it is never made, with any other scope, it
-- thought everything else beside it cheap, such as reading all open items instead of those of one administration.
SET LOCAL lock_timeout = '5s';

CREATE INDEX open_items_customer ON open_items (contact_id);
CREATE INDEX invoices_customer ON invoices (contact_id);
CREATE INDEX estimates_customer ON estimates (contact_id);
CREATE INDEX reminder_letters_customer ON reminder_letters (contact_id);
