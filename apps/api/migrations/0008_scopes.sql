-- What a person sees of their own outside of any administration, and what the customer of an owner sees.

-- The scope `user`: a user's own roles, the administrations these (or the user's firm) open, and what they did
-- outside of an administration. Audit rows of that kind can be added, not changed.
CREATE POLICY own_rows ON roles FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user'
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));

CREATE POLICY own_administrations ON administrations FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user' AND (
    id IN (SELECT administration_id FROM roles
      WHERE user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint) AND deactivated_at IS NULL)
    OR firm_id = (SELECT firm_id FROM users
      WHERE id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint))));

CREATE POLICY own_rows ON audit_log FOR SELECT TO klopt_app USING (
  (SELECT current_setting('klopt.scope', true)) = 'user' AND administration_id IS NULL
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));

CREATE POLICY own_notes ON audit_log FOR INSERT TO klopt_app WITH CHECK (
  (SELECT current_setting('klopt.scope', true)) = 'user' AND administration_id IS NULL
  AND user_id = (SELECT nullif(current_setting('klopt.user_id', true), '')::bigint));

-- The scope `customer`: one contact, what was made final for them, and who they deal with. Read only. Policies of
-- other tables lean on these: a query inside a policy obeys row security too.
CREATE FUNCTION klopt_contact_id() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('klopt.contact_id', true), '')::bigint;

CREATE POLICY customer_scope ON contacts FOR SELECT TO klopt_app USING (id = (SELECT klopt_contact_id()));

CREATE POLICY customer_scope ON administrations FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL AND id = (SELECT administration_id FROM contacts
    WHERE id = (SELECT klopt_contact_id())));

CREATE POLICY customer_scope ON invoices FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()) AND finalised_at IS NOT NULL);

CREATE POLICY customer_scope ON invoice_lines FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL
  AND invoice_id IN (SELECT id FROM invoices WHERE contact_id = (SELECT klopt_contact_id())));

CREATE POLICY customer_scope ON open_items FOR SELECT TO klopt_app USING (
  contact_id = (SELECT klopt_contact_id()) AND kind = 'receivable');

-- The PDF of their invoices and the owner's logo.
CREATE POLICY customer_scope ON files FOR SELECT TO klopt_app USING (
  (SELECT klopt_contact_id()) IS NOT NULL AND (
    id IN (SELECT pdf_file_id FROM invoices WHERE contact_id = (SELECT klopt_contact_id()))
    OR id IN (SELECT logo_file_id FROM administrations
      WHERE id = (SELECT administration_id FROM contacts WHERE id = (SELECT klopt_contact_id())))));
