import {
  bankFromIban,
  bsn,
  computeDecimal,
  computeMoney,
  creditorIdentifier,
  documentNumber,
  email,
  formatIban,
  iban,
  isoDate,
  kvkNumber,
  oin,
  parseDate,
  parseDecimal,
  parseDuration,
  parseFileSize,
  parseIban,
  parseMoney,
  password,
  phone,
  postcode,
  recoveryCode,
  required,
  vatNumber,
  vatNumberNl,
  website,
} from '../src/index.ts'

const SIZE = 100_000
const PARTS = [' ', '\u00a0', '0', '9', 'a', 'A', '.', ',', '-', '(', '@', '\n', 'a@', 'a.', 'a-', '1.', '.000', '😀']
const CHECKS: Record<string, (text: string) => unknown> = {
  bankFromIban,
  bsn,
  computeDecimal,
  computeMoney,
  creditorIdentifier,
  documentNumber,
  email,
  formatIban,
  iban,
  isoDate,
  kvkNumber,
  oin,
  parseDecimal,
  parseDuration,
  parseFileSize,
  parseIban,
  parseMoney,
  password,
  phone,
  postcode,
  recoveryCode,
  required,
  vatNumber,
  vatNumberNl,
  website,
  parseDate: (text) => parseDate(text, '2026-11-21'),
}

/** The slowest answer to 100 kB of anything: the function and its time in milliseconds. */
export function slowestAnswer(): { name: string; ms: number } {
  let slowest = { name: '', ms: 0 }
  for (const [name, check] of Object.entries(CHECKS)) {
    for (const part of PARTS) {
      const text = `${part.repeat(SIZE / part.length)}!`
      const start = performance.now()
      check(text)
      const ms = performance.now() - start
      if (ms > slowest.ms) slowest = { name, ms }
    }
  }
  return slowest
}
