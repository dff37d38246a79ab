/** With what a session of the server starts, and how PostgreSQL shows it. */
export const sessionSettings: Readonly<Record<string, { readonly value: string; readonly shown: RegExp }>> = {
  TimeZone: { value: 'UTC', shown: /^(UTC|Etc\/UTC)$/ },
  DateStyle: { value: 'ISO', shown: /^ISO\b/ },
  statement_timeout: { value: '60000', shown: /^1min$/ },
  lock_timeout: { value: '20000', shown: /^20s$/ },
  idle_in_transaction_session_timeout: { value: '60000', shown: /^1min$/ },
}
