/** A text, cents, or a decimal such as '18.5'. */
export type CsvValue = string | { readonly cents: number } | { readonly decimal: string }

/** What a file begins with that a spreadsheet has to read as UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * One row of a CSV with its end, for a spreadsheet set to Dutch: semicolons, a comma in amounts, CRLF. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export function csvRow(row: readonly CsvValue[]): string {
  return `${row.map(cell).join(';')}\r\n`
}

function cell(value: CsvValue): string {
  if (typeof value === 'string') return quoted(harmless(value))
  return 'cents' in value ? amount(value.cents) : value.decimal.replace('.', ',')
}

/** Without points between thousands, which not every spreadsheet reads. */
function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

const formula = /^[\s]*[=+\-@]|^[\t\r\n]/
const harmless = (text: string) => (formula.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
