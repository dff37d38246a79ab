import type { AuditedEntry, AuditedJournal, AuditedLine, AuditFileFacts } from './facts.ts'
import { auditPeriodOf } from './periods.ts'
import { side } from './side.ts'
import { vatOfLines, type LineVat } from './vat-of-lines.ts'
import type { Values } from './write-elements.ts'

/** What has been written so far. */
export interface Tally {
  lines: number
  debitCents: number
  creditCents: number
}

const TYPES: Record<AuditedJournal['type'], string> = {
  'sales-book': 'S',
  'purchase-book': 'P',
  bankbook: 'B',
  cashbook: 'C',
  general: 'M',
}

/** A journal with its transactions, which are counted in `tally` as they are written. */
export function journalValues(journal: AuditedJournal, facts: AuditFileFacts, tally: Tally): Values {
  return {
    jrnID: journal.code,
    desc: journal.name,
    jrnTp: TYPES[journal.type],
    offsetAccID: journal.account,
    bankAccNr: journal.iban,
    transaction: transactions(journal, facts, tally),
  }
}

async function* transactions(journal: AuditedJournal, facts: AuditFileFacts, tally: Tally): AsyncGenerator<Values> {
  for await (const entry of journal.entries) {
    for (const { debitCents, creditCents } of entry.lines) {
      tally.lines += 1
      tally.debitCents += debitCents
      tally.creditCents += creditCents
    }
    yield transactionOf(journal, entry, facts)
  }
}

function transactionOf(journal: AuditedJournal, entry: AuditedEntry, facts: AuditFileFacts): Values {
  const vat = vatOfLines(entry.lines, entry.vatDate)
  return {
    nr: numberOf(journal, entry),
    desc: entry.description,
    periodNumber: auditPeriodOf(entry, facts),
    trDt: entry.entryDate,
    User: entry.user,
    userID: entry.user,
    trLine: entry.lines.map((line, index) => lineOf(journal, entry, line, vat[index] ?? [])),
  }
}

/** Entries are numbered within their journal; a file has each number once. */
const numberOf = ({ code }: AuditedJournal, { number }: AuditedEntry): string => `${code}-${number}`

function lineOf(journal: AuditedJournal, entry: AuditedEntry, line: AuditedLine, vat: readonly LineVat[]): Values {
  const isBank = journal.iban !== null && line.account === journal.account
  const amount = side(line.debitCents - line.creditCents)
  return {
    nr: line.number,
    accID: line.account,
    docRef: entry.documentNumber ?? numberOf(journal, entry),
    effDate: entry.documentDate,
    desc: line.description.trim() === '' ? entry.description : line.description,
    ...amount,
    custSupID: line.contactId,
    invRef: line.invoiceNumber,
    bankAccNr: isBank ? journal.iban : null,
    offsetBankAccNr: isBank ? entry.counterpartyIban : null,
    vat: vat.map(({ code, percent, cents }) => ({
      vatID: code,
      vatPerc: percent,
      vatAmnt: Math.abs(cents),
      // No VAT has the side of what it is no VAT of.
      vatAmntTp: cents === 0 ? amount.amntTp : side(cents).amntTp,
    })),
  }
}
