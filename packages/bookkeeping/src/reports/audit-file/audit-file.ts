import { fiscalYearRange } from '../../ledger/fiscal-year.ts'
import { contactValues, addressValues } from './contact-values.ts'
import type { AuditFileFacts } from './facts.ts'
import { journalValues, type Tally } from './journal-values.ts'
import { isTemporary } from '../../ledger/fiscal-year.ts'
import { openingValues } from './opening-values.ts'
import { auditPeriods } from './periods.ts'
import { AUDIT_FILE_SCHEMAS, type AuditFileVersion } from './schema.ts'
import { vatCodeValues } from './vat-code-values.ts'
import { writeElements, type Values } from './write-elements.ts'

/** The Referentie Grootboekschema by which the chart of accounts is classified. */
const RGS_VERSION = '3.7'

/**
 * One fiscal year of the books as XML Auditfile Financieel, in pieces and never whole in memory: opening balance, chart
 * with RGS codes, customers and suppliers, VAT codes, periods, and every journal with its transactions. The totals go
 * ahead of the lines; when the lines turn out to differ from them, it throws instead of ending.
 */
export async function* auditFile(facts: AuditFileFacts, version: AuditFileVersion): AsyncGenerator<string> {
  const { namespace, elements } = AUDIT_FILE_SCHEMAS[version]
  const tally: Tally = { lines: 0, debitCents: 0, creditCents: 0 }
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="${namespace}">`
  yield* writeElements(elements, { header: header(facts), company: company(facts, tally) })
  const { lines, debitCents, creditCents } = facts.totals
  if (tally.lines !== lines || tally.debitCents !== debitCents || tally.creditCents !== creditCents) {
    throw new Error(`the lines add up to ${JSON.stringify(tally)}, not to ${JSON.stringify(facts.totals)}`)
  }
  yield '</auditfile>\n'
}

function header({ fiscalYear, startMonth, createdOn, softwareVersion }: AuditFileFacts): Values {
  const { from, to } = fiscalYearRange(fiscalYear, startMonth)
  return {
    fiscalYear: startMonth > 1 ? `${fiscalYear - 1}-${fiscalYear}` : String(fiscalYear),
    startDate: from,
    endDate: to,
    curCode: 'EUR',
    dateCreated: createdOn,
    softwareDesc: 'Klopt',
    softwareVersion,
    RGSVersion: RGS_VERSION,
  }
}

function company(facts: AuditFileFacts, tally: Tally): Values {
  const { company: own, accounts, contacts, journals, totals } = facts
  return {
    Commercenr: own.kvkNumber,
    companyIdent: own.kvkNumber,
    companyName: own.name,
    // Whose books these are pays tax here, wherever the company has its address.
    taxRegistrationCountry: 'NL',
    taxRegIdent: own.taxNumber,
    streetAddress: addressValues(own),
    customersSuppliers: { customerSupplier: contactValues(contacts) },
    generalLedger: {
      ledgerAccount: accounts.map(({ number, name, type, rgs }) => ({
        accID: number,
        accDesc: name,
        accTp: isTemporary(type) ? 'P' : 'B',
        RGScode: rgs,
        leadReference: rgs,
      })),
    },
    vatCodes: { vatCode: vatCodeValues(accounts) },
    periods: { period: auditPeriods(facts).map(periodValues) },
    openingBalance: openingValues(facts),
    transactions: {
      linesCount: totals.lines,
      totalDebit: totals.debitCents,
      totalCredit: totals.creditCents,
      journal: journals.map((journal) => journalValues(journal, facts, tally)),
    },
  }
}

function periodValues({ number, from, to }: ReturnType<typeof auditPeriods>[number]): Values {
  return { periodNumber: number, startDatePeriod: from, endDatePeriod: to }
}
