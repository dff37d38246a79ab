/** A text, or cents. */
export type CsvValue = string | { readonly cents: number }

/**
 * A table as CSV for a spreadsheet set to Dutch: semicolons, a comma in amounts, CRLF, and the mark that says UTF-8.
 * A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: CsvValue): string {
  return typeof value === 'string' ? quoted(harmless(value)) : decimal(value.cents)
}

/** Without points between thousands, which not every spreadsheet reads. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

const formula = /^[\s]*[=+\-@]|^[\t\r\n]/
const harmless = (text: string) => (formula.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
