import type { ErrorName } from '@klopt/api-client/errors'

/**
 * What a row that exists already means to whoever wrote it: the field that is wrong, an error of the catalogue, or why
 * no request can meet it; then it is a fault of ours, and told as one.
 */
export type UniqueMeaning =
  | { readonly field: string; readonly text: string }
  | { readonly error: ErrorName }
  | { readonly unreachable: string }

const random = { unreachable: 'a token that is drawn at random' }
const handled = { unreachable: 'every writer says ON CONFLICT' }
const numberTaken = { field: 'number', text: 'Dit nummer is al in gebruik. Kies een ander nummer' }
const numbered = { unreachable: 'the server numbers the rows of one parent that it has locked or just made' }
const ownAccounts = { unreachable: 'accounts are made for their partner, just before' }
const posted = { unreachable: 'a document is posted once, under a lock on its row' }
const waited = { unreachable: 'writers of one administration wait for each other and look first' }

/**
 * Every unique constraint and index but those of a row's own id, by name. A test walks those of the database: one that
 * is missing here fails it.
 */
export const uniqueConstraints: Readonly<Record<string, UniqueMeaning>> = {
  accounts_administration_id_number_key: numberTaken,
  administrations_example_of: { unreachable: 'the user is locked, and looked at first' },
  administrations_inbox_key_key: random,
  article_words_pkey: handled,
  maintenance_notices_standing: {
    field: 'text',
    text: 'Een collega zette net een andere melding neer. Vernieuw de pagina om die te zien',
  },
  identity_documents_side: { unreachable: 'the transfer is locked, and the side before it deleted' },
  main_user_transfers_asked: { error: 'main_user_transfer_asked' },
  plan_prices_of_day: {
    field: 'from',
    text: 'Vanaf deze dag staat er al een prijs. Trek die eerst in, of kies een andere dag',
  },
  vat_discoveries_pkey: handled,
  vat_hand_ins_pkey: waited,
  vat_payment_references_pkey: handled,
  vat_payment_references_once: { error: 'payment_reference_taken' },
  asset_depreciations_period: {
    unreachable: 'the row of the asset is locked, and periods that were booked are left out',
  },
  assets_of_purchase: {
    field: 'source',
    text: 'Deze inkoopregel staat al bij de activa. Vernieuw de pagina om het activum te zien',
  },
  attachments_administration_id_attachable_type_attachable_id_key: {
    unreachable: 'a purchase is booked once, with the one document it holds',
  },
  audit_files_one: waited,
  audit_log_view_as: handled,
  bad_debts_one: { error: 'nothing_to_write_off' },
  balances_pkey: handled,
  money_balances_pkey: handled,
  day_rates_pkey: handled,
  bank_rule_shares_administration_id_rule_id_share_number_key: numbered,
  bank_runs_at_work: { unreachable: 'the administration is locked, and a run that is at work is answered instead' },
  bank_transactions_import_id_line_number_key: numbered,
  bank_transactions_of_provider: waited,
  book_locks_pkey: handled,
  client_managers_pkey: handled,
  client_states_pkey: handled,
  client_visits_pkey: handled,
  counters_pkey: handled,
  customer_keys_key_hash_key: random,
  customer_links_one: handled,
  customer_links_token_key: random,
  customer_sessions_pkey: random,
  customer_mandates_reference: {
    field: 'reference',
    text: 'Dit kenmerk is al van een andere machtiging. Kies een ander, of laat het leeg',
  },
  direct_debit_files_administration_id_message_id_key: random,
  direct_debit_items_administration_id_end_to_end_id_key: numbered,
  direct_debit_items_once: { error: 'direct_debit_not_possible' },
  direct_debit_items_one_off: { error: 'direct_debit_not_possible' },
  direct_debit_notices_administration_id_direct_debit_file_id_key: {
    unreachable: 'one notice is made for each customer of a file that was just made',
  },
  direct_debit_settings_pkey: handled,
  documents_administration_id_sha256_key: waited,
  documents_file: { unreachable: 'each document gets a file of its own, made just before' },
  dossier_documents_file: { unreachable: 'each document of a dossier gets a file of its own, made just before' },
  dossier_items_once: handled,
  email_texts_pkey: handled,
  error_reports_fingerprint_key: handled,
  earlier_invoice_files_administration_id_number_key: handled,
  estimate_deposits_pkey: { unreachable: 'the invoice of each row is made just before' },
  estimate_invoices_pkey: { unreachable: 'the invoice of each row is made just before' },
  estimates_administration_id_number_key: { unreachable: 'the number comes from a counter under a lock' },
  firm_absences_pkey: handled,
  firm_invitations_key_hash_key: random,
  firm_invitations_open: { error: 'already_invited' },
  firm_looks_pkey: handled,
  firm_member_clients_pkey: handled,
  firm_templates_name: { field: 'name', text: 'Er is al een sjabloon met deze naam. Kies een andere naam' },
  hours_settings_pkey: handled,
  icp_list_lines_pkey: { unreachable: 'lists of one administration begin one after the other, with lines of none' },
  icp_lists_period: { error: 'already_filed' },
  idempotency_keys_pkey: handled,
  invitations_key_hash_key: random,
  invitations_open: { error: 'already_invited' },
  invoice_lines_invoice_id_line_number_key: numbered,
  invoice_attachments_administration_id_invoice_id_file_id_key: {
    unreachable: 'each attachment gets a file of its own, made just before',
  },
  listed_deposits_pkey: { unreachable: 'what an invoice listed is taken off before it lists anew, each once' },
  listed_deposits_standing: {
    field: 'depositIds',
    text: 'Een van deze aanbetalingen staat al op een andere factuur. Haal die daar eerst af',
  },
  sent_message_files_pkey: { unreachable: 'the mail of each file is made just before, with each once' },
  invoices_administration_id_number_key: {
    field: 'number',
    text: 'Het volgende factuurnummer is al gebruikt. Kies bij Instellingen, Nummering een patroon dat nieuwe nummers geeft',
  },
  number_series_name: { field: 'name', text: 'Er is al een reeks met deze naam. Kies een andere naam' },
  number_series_pattern: { field: 'pattern', text: 'Een andere reeks geeft deze nummers al. Kies een ander patroon' },
  journal_documents_administration_id_draft_id_document_id_key: {
    field: 'documentIds',
    text: 'Dit document hangt al aan de boeking. Vernieuw het scherm om het te zien',
  },
  journal_documents_administration_id_entry_id_document_id_key: handled,
  journal_drafts_administration_id_journal_entry_id_key: {
    unreachable: 'a draft becomes the entry that was posted just before',
  },
  journal_entries_administration_id_journal_id_fiscal_year_nu_key: {
    unreachable: 'post_entry takes the number from a counter under a lock',
  },
  // The entry was reversed since it was read.
  journal_entries_reverses: { error: 'version_conflict' },
  journal_lines_entry_id_line_number_key: numbered,
  journal_template_runs_administration_id_template_id_period_key: {
    unreachable: 'whoever runs a template holds it, and looks first',
  },
  journal_templates_name: { field: 'name', text: 'Er is al een sjabloon met deze naam. Kies een andere naam' },
  recurring_invoice_runs_pkey: { unreachable: 'whoever makes an invoice holds its schedule, and looks first' },
  recurring_invoice_runs_administration_id_invoice_id_key: {
    unreachable: 'the invoice of each row is made just before',
  },
  journals_administration_id_code_key: {
    field: 'name',
    text: 'Er werd net nog een boek toegevoegd. Vernieuw de pagina en probeer het opnieuw',
  },
  journals_iban: { field: 'iban', text: 'Deze rekening staat al in je administratie' },
  known_locations_pkey: handled,
  login_attempts_pkey: handled,
  mailed_links_pkey: random,
  online_payment_items_pkey: { unreachable: 'the open items of a payment are written with it, each once' },
  online_payment_invoices_pkey: { unreachable: 'the invoices of a payment are written with it, each once' },
  import_mappings_once: handled,
  muted_suggestions_once: handled,
  own_transfers_out: { unreachable: 'the lines of a transfer are held, and a booked line is not booked again' },
  own_transfers_in: { unreachable: 'the lines of a transfer are held, and a booked line is not booked again' },
  online_payments_bank_transaction_id_key: { unreachable: 'the line of a payment is made just before' },
  online_payments_provider_id_key: {
    unreachable: 'the provider names each payment once, and is told of each by a name of its own',
  },
  online_payments_token_key: random,
  open_items_administration_id_invoice_id_key: {
    unreachable: 'an invoice is made final once, under a lock on its row',
  },
  opening_balances_one: { error: 'version_conflict' },
  open_items_purchase: { unreachable: 'a purchase is booked once, under a lock on its row' },
  oss_lists_period: { error: 'already_filed' },
  oss_payment_references_once: { error: 'oss_reference_taken' },
  oss_payment_references_pkey: handled,
  oss_registrations_pkey: handled,
  unpaid_vat_one: { unreachable: 'the purchase is locked before it is looked for' },
  vat_refund_requests_once: handled,
  partners_administration_id_capital_account_id_key: ownAccounts,
  partners_administration_id_private_account_id_key: ownAccounts,
  payment_file_items_payment_file_id_open_item_id_key: {
    field: 'items',
    text: 'Een factuur staat twee keer in de lijst. Kies elke factuur één keer',
  },
  payment_files_administration_id_message_id_key: random,
  payment_provider_keys_pkey: handled,
  periods_pkey: handled,
  price_agreements_one: { error: 'price_agreed_twice' },
  products_number: numberTaken,
  project_members_pkey: { unreachable: 'the members of a project are replaced under a lock on its row' },
  project_rates_administration_id_project_id_task_id_from_day_key: handled,
  purchase_lines_purchase_id_line_number_key: numbered,
  purchases_document: { error: 'purchase_of_document' },
  recognitions_pkey: { unreachable: 'each document gets a file of its own, read once' },
  recovery_codes_pkey: random,
  registrations_pkey: random,
  reminder_claims_pkey: { unreachable: 'the letter of each claim is made just before' },
  reminder_letter_earlier_costs_once: { unreachable: 'letters of one administration are sent one after the other' },
  reminder_letter_earlier_once: { unreachable: 'letters of one administration are sent one after the other' },
  reminder_letter_earlier_pkey: { unreachable: 'the letter of each invoice is made just before, with each once' },
  reminder_letter_invoices_costs_once: { unreachable: 'letters of one administration are sent one after the other' },
  reminder_letter_invoices_once: { unreachable: 'letters of one administration are sent one after the other' },
  reminder_letter_invoices_pkey: { unreachable: 'the letter of each invoice is made just before, with each once' },
  reminder_letters_one_a_day: { unreachable: 'letters of one administration are sent one after the other' },
  reminder_pauses_contact: { error: 'version_conflict' },
  reminder_pauses_invoice: { error: 'version_conflict' },
  notification_readers_pkey: handled,
  reminder_settings_pkey: handled,
  reminder_steps_one_demand: { field: 'kind', text: 'Er is al een stap die kosten vraagt; dat mag één keer' },
  roles_one_per_user: { error: 'already_member' },
  roles_one_primary_user: { error: 'version_conflict' },
  schema_migrations_pkey: { unreachable: 'migrations run under a lock, before any request' },
  screen_shares_key_hash_key: handled,
  screen_shares_ticket: random,
  screen_share_homes_pkey: handled,
  second_factor_challenges_pkey: random,
  screen_share_looks_open: handled,
  sepa_mandates_active: waited,
  sepa_mandates_reference_key: waited,
  sessions_pkey: random,
  subscription_charge_numbers_pkey: handled,
  subscription_charges_number: { unreachable: 'the counter of the year is taken under its lock' },
  subscription_charges_once: waited,
  subscription_collection_files_message: { unreachable: 'it has the number of the file in it' },
  subscription_collections_attempt: { unreachable: 'the charge is locked, and its attempts counted' },
  subscription_collections_end_to_end: { unreachable: 'the number of a charge and its attempt' },
  subscription_papers_pkey: { unreachable: 'a charge gets its paper where it is made' },
  subscription_collections_standing: { unreachable: 'the charge is locked, and looked at first' },
  spread_parts_pkey: { unreachable: 'the entry of each part is posted just before' },
  spreads_of_invoice: posted,
  spreads_of_purchase: posted,
  supplier_answers_pkey: handled,
  supplier_hints_pkey: handled,
  ticket_attachments_administration_id_response_id_key: {
    field: 'content',
    text: 'Bij dit bericht zit al een bijlage. Stuur een nieuw bericht om er nog een te sturen.',
  },
  time_group_entries_pkey: { unreachable: 'an entry is on one line of those that are just made' },
  approval_settings_pkey: handled,
  approvals_standing: { error: 'approval_asked' },
  time_group_entries_standing: { error: 'hours_taken' },
  time_roundings_pkey: handled,
  time_weeks_administration_id_user_id_monday_key: handled,
  trip_bookings_administration_id_journal_entry_id_key: { unreachable: 'its entry was posted just before' },
  trip_months_administration_id_user_id_month_end_key: handled,
  expense_payees_administration_id_user_id_key: waited,
  expenses_entry: posted,
  expenses_open_item: posted,
  timers_client_key: { unreachable: 'a key that is known is the timer it names, and starts of one user wait' },
  timers_running: { unreachable: 'starts of one user wait for each other and stop what runs' },
  users_email_address: {
    field: 'emailAddress',
    text: 'Met dit e-mailadres is er al een account. Log in, of kies een ander adres',
  },
  undeclared_vat_lines_pkey: {
    unreachable: 'post_entry writes a line once, and taking a return back gives back its own',
  },
  vat_balances_one: handled,
  vat_return_lines_pkey: { unreachable: 'a line that becomes a member is taken off the undeclared ones' },
  vat_late_decisions_pkey: handled,
  vat_returns_correction: { unreachable: 'start_vat_correction answers the draft there is, under a lock' },
  vat_number_checks_waiting: handled,
  vat_returns_period: { error: 'already_filed' },
  year_closings_one: { error: 'year_closed' },
}

/** The meaning of a constraint that was broken; unreachable when it is that of a row's own id. */
export const meaningOf = (constraint: string | undefined): UniqueMeaning =>
  uniqueConstraints[constraint ?? ''] ?? { unreachable: "the database gives a row's own id" } // zero: an error without a constraint has none of ours
