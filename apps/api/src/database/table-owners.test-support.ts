interface Folder {
  /** The tables that it alone writes: whoever else wants that done calls one of its functions. Every table has one owner. */
  readonly owns?: readonly string[]
  /**
   * Tables of others that it reads by SQL of its own, instead of a view or a function of the owner. These only shrink: what is
   * new asks the owner.
   */
  readonly reads?: readonly string[]
}

/** What each folder of `apps/api/src` has to do with tables; what goes away takes its line with it. */
const folders: Readonly<Record<string, Folder>> = {
  books: {
    owns: [
      'accounts',
      'balance_deltas',
      'balances',
      'book_locks',
      'counters',
      'icp_list_lines',
      'icp_lists',
      'journal_entries',
      'journal_lines',
      'journals',
      'money_balances',
      'money_deltas',
      'open_items',
      'opening_balances',
      'oss_lists',
      'oss_payment_references',
      'periods',
      'reminder_claims',
      'settlements',
      'spread_parts',
      'spreads',
      'undeclared_vat_lines',
      'vat_balances',
      'vat_deltas',
      'vat_late_decisions',
      'vat_return_lines',
      'vat_returns',
      'year_closings',
    ],
    // Features are above the books: these lock the administration by themselves.
    reads: ['administrations'],
  },
  database: { owns: ['backfills', 'backups', 'schema_migrations'] },
  demo: { reads: ['tickets'] },
  'features/account': { reads: ['mailed_links', 'recovery_codes', 'sessions'] },
  'features/administrations': { owns: ['administrations'], reads: ['access_grants', 'audit_log'] },
  'features/approvals': {
    owns: ['approval_settings', 'approvals'],
    reads: ['client_managers', 'firm_absences'],
  },
  'features/articles': { owns: ['article_words', 'articles'] },
  'features/assets': { owns: ['asset_depreciations', 'assets'] },
  'features/authentication': {
    owns: ['known_locations', 'mailed_links', 'recovery_codes', 'second_factor_challenges'],
    reads: ['users'],
  },
  'features/back-office': {
    reads: ['audit_log', 'backups', 'recognitions'],
  },
  'features/maintenance': { owns: ['maintenance_notices'] },
  'features/bad-debts': { owns: ['bad_debt_recoveries', 'bad_debts'] },
  'features/bank': {
    owns: [
      'bank_connection_accounts',
      'bank_connections',
      'bank_counterparties',
      'bank_imports',
      'bank_rule_shares',
      'bank_rules',
      'bank_run_lines',
      'bank_runs',
      'bank_transactions',
      'cash_counts',
      'import_mappings',
      'muted_suggestions',
      'own_transfers',
    ],
  },
  'features/contacts': {
    owns: ['contacts', 'vat_number_checks'],
    reads: ['reminder_letters', 'sent_messages'],
  },
  'features/customer-links': { owns: ['customer_keys', 'customer_links'] },
  'features/dashboard': { reads: ['documents', 'sent_messages'] },
  'features/direct-debits': {
    owns: [
      'customer_mandates',
      'direct_debit_files',
      'direct_debit_items',
      'direct_debit_notices',
      'direct_debit_settings',
    ],
  },
  'features/documents': {
    owns: ['documents', 'recognitions'],
    reads: ['attachments', 'purchases', 'supplier_hints'],
  },
  'features/email-texts': { owns: ['email_texts'] },
  'features/error-reports': { owns: ['error_reports'] },
  'features/estimates': { owns: ['estimate_deposits', 'estimate_invoices', 'estimates'] },
  'features/expenses': { owns: ['expense_payees', 'expenses'] },
  'features/export': {
    reads: ['documents', 'dossier_documents', 'purchases', 'ticket_attachments', 'ticket_responses', 'tickets'],
  },
  'features/client-hours': { owns: ['client_time_entries'] },
  'features/client-visits': { owns: ['client_visits'], reads: ['audit_log'] },
  'features/dossiers': { owns: ['dossier_documents', 'dossier_items', 'dossier_notes'] },
  'features/firm-let-ins': {
    owns: ['firm_let_ins'],
    reads: ['client_managers', 'firm_absences', 'firm_member_clients'],
  },
  'features/firm-mails': { reads: ['client_managers'] },
  'features/firm-templates': { owns: ['firm_templates'] },
  'features/firms': {
    owns: ['firm_absences', 'firm_invitations', 'firm_member_clients', 'firms'],
    reads: ['administrations', 'client_managers', 'invitations'],
  },
  'features/hours': {
    owns: [
      'hours_settings',
      'project_members',
      'project_rates',
      'project_tasks',
      'projects',
      'time_entries',
      'time_group_entries',
      'time_groups',
      'time_roundings',
      'time_weeks',
    ],
  },
  'features/invitations': { owns: ['invitations'] },
  'features/invoices': {
    owns: [
      'day_rates',
      'invoice_attachments',
      'invoice_lines',
      'invoices',
      'listed_deposits',
      'number_series',
      'oss_registrations',
      'oss_supplies',
      'sent_message_files',
      'sent_messages',
    ],
  },
  'features/journal-entries': {
    owns: ['journal_documents', 'journal_drafts', 'journal_template_runs', 'journal_templates'],
  },
  'features/main-user-transfers': {
    owns: ['identity_documents', 'main_user_transfers'],
  },
  'features/members': { owns: ['roles'], reads: ['sessions'] },
  'features/notifications': { owns: ['notification_readers'] },
  'features/onboarding': { reads: ['bank_imports'] },
  'features/online-payments': {
    owns: ['online_payment_invoices', 'online_payment_items', 'online_payments', 'payment_provider_keys'],
  },
  'features/opening-balance': {
    owns: ['audit_file_parts', 'audit_files', 'earlier_invoice_files'],
  },
  'features/partners': { owns: ['partners'] },
  'features/payments': {
    owns: ['payment_file_items', 'payment_files'],
    reads: ['purchases'],
  },
  'features/products': { owns: ['price_agreements', 'products'] },
  'features/purchases': {
    owns: [
      'attachments',
      'purchase_lines',
      'purchases',
      'supplier_answers',
      'supplier_hints',
      'unpaid_vat',
      'vat_refund_requests',
    ],
    reads: ['documents', 'recognitions'],
  },
  'features/questions': {
    owns: ['question_messages', 'questions'],
    reads: ['documents'],
  },
  'features/recurring-invoices': {
    owns: ['recurring_invoice_runs', 'recurring_invoices'],
  },
  'features/registrations': { owns: ['registrations'] },
  'features/reminders': {
    owns: [
      'reminder_letter_earlier',
      'reminder_letter_invoices',
      'reminder_letters',
      'reminder_pauses',
      'reminder_settings',
      'reminder_steps',
    ],
  },
  'features/screenshare': {
    owns: ['screen_share_homes', 'screen_share_looks', 'screen_shares'],
  },
  'features/staff': { owns: ['access_grants'], reads: ['administrations'] },
  'features/subscriptions': {
    owns: ['campaigns', 'plan_prices', 'sepa_mandates'],
  },
  'features/subscription-charges': {
    owns: [
      'subscription_charge_numbers',
      'subscription_charges',
      'subscription_collection_files',
      'subscription_collections',
      'subscription_papers',
    ],
    reads: ['sepa_mandates'],
  },
  'features/ticket-queue': {
    owns: ['saved_replies', 'ticket_notes'],
    reads: ['ticket_responses', 'tickets'],
  },
  'features/tickets': {
    owns: ['ticket_attachments', 'ticket_responses', 'tickets'],
  },
  'features/timers': { owns: ['timers'] },
  'features/trips': { owns: ['trip_bookings', 'trip_months', 'trips'] },
  'features/users': { owns: ['users'] },
  'features/vat': {
    owns: ['vat_discoveries', 'vat_hand_ins', 'vat_payment_references'],
    reads: ['documents', 'purchases', 'recognitions'],
  },
  'features/worklist': {
    owns: ['client_managers', 'client_states', 'firm_looks'],
    reads: ['audit_log'],
  },
  files: { owns: ['files'] },
  kernel: {
    owns: ['audit_log', 'customer_sessions', 'idempotency_keys', 'login_attempts', 'sessions'],
    reads: ['access_grants'],
  },
}

const each = (kind: keyof Folder): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(folders).flatMap(([folder, of]) => (of[kind] ? [[folder, of[kind]]] : [])))

/** The tables of each owner. */
export const tablesOf = each('owns')
/** Who reads which tables of others. */
export const readsOfOthers = each('reads')

/** SQL functions that write tables of their owner, who alone calls them. */
export const writingFunctions: Readonly<Record<string, string>> = {
  decide_late_vat: 'books',
  delete_icp_list: 'books',
  delete_vat_correction: 'books',
  delete_vat_return: 'books',
  finish_year_close: 'books',
  first_open_date: 'books',
  fold_balances: 'books',
  fold_money_balances: 'books',
  fold_vat_balances: 'books',
  freeze_icp_list: 'books',
  freeze_vat_correction: 'books',
  freeze_vat_return: 'books',
  post_entry: 'books',
  process_vat_correction: 'books',
  reopen_fiscal_year: 'books',
  set_book_lock: 'books',
  start_icp_list: 'books',
  start_vat_correction: 'books',
  start_vat_return: 'books',
  start_year_close: 'books',
  submit_vat_correction: 'books',
}
