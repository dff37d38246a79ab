-- Which files a customer sees is asked once for a statement and not for each look at a file. The planner counted it, the
-- administration of the logo with all who may see that included, at the start of every such look, in every scope: looking up
-- the file of each row of a page seemed to cost more than comparing every row with all files of the administration.
SET LOCAL lock_timeout = '5s';

ALTER POLICY customer_scope ON files USING (
  (SELECT klopt_contact_id()) IS NOT NULL AND (
    id = ANY (ARRAY(SELECT pdf_file_id FROM invoices WHERE contact_id = (SELECT klopt_contact_id())))
    OR id = (SELECT logo_file_id FROM administrations
      WHERE id = (SELECT administration_id FROM contacts WHERE id = (SELECT klopt_contact_id())))));

ALTER POLICY customer_estimates ON files USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND id = ANY (ARRAY(SELECT pdf_file_id FROM estimates WHERE contact_id = (SELECT klopt_contact_id()))));
