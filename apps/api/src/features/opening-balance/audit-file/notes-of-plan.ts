import type { AuditFileContents } from '@klopt/bookkeeping/audit-file'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { addDays, formatDate, formatMoney } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'
import { isCashBasis, isSmallBusiness } from '../../../books/vat-rules.ts'
import { currentOpening } from '../../../books/opening-balances.ts'
import type { ImportPlan } from './plan-import.ts'

/** In Dutch: what deserves a look before the file is taken over. */
export async function problemsOf(
  db: Db,
  administrationId: number,
  contents: AuditFileContents,
  { accounts, opening, chart }: ImportPlan,
): Promise<string[]> {
  const problems = [...contents.problems]
  const current = await currentOpening(db, administrationId)
  const isEmpty = contents.opening.lines.every(({ cents }) => cents === 0)
  if (isEmpty) {
    problems.push(
      contents.entries.length === 0
        ? 'In dit bestand staat geen beginbalans. Exporteer het jaar waarmee je in Klopt begint.'
        : 'In dit bestand staat geen beginbalans. Begon je bedrijf in dit jaar, neem dan de boekingen over. Exporteer anders het jaar waarmee je in Klopt begint.',
    )
  } else if (current !== null) {
    problems.push(
      `Er is al een beginbalans op ${formatDate(current.start_date)}. Die wordt teruggeboekt en vervangen. Maak je de overname later ongedaan, dan komt zij niet vanzelf terug.`,
    )
  }
  if (opening.items.some(({ contact }) => contact === null)) {
    problems.push(
      'Het bestand zegt niet van wie alle openstaande posten zijn. Wat overblijft, komt op een verzamelrelatie te staan.',
    )
  }
  if (accounts.some(({ by, openingCents }) => by === 'vat' && openingCents !== 0)) {
    problems.push(`Btw uit je oude pakket komt op '${vatName(chart)}' en wordt niet opnieuw aangegeven.`)
  }
  return problems
}

/** As many bookings are named; there is one, but for a year that was opened again. */
const MOST_NAMED = 5

/** In Dutch: what happens when the bookings of the year come along. */
export async function entryNotesOf(
  db: Db,
  administrationId: number,
  { startDate, endDate }: AuditFileContents,
  { chart, entries: { entries, items } }: ImportPlan,
): Promise<string[]> {
  const notes = [
    `De btw in deze boekingen is al aangegeven in je oude pakket. Die komt op '${vatName(chart)}' en in geen aangifte van Klopt: doe elke aangifte over dit jaar in een van beide pakketten.`,
    `Na de boekingen staat € ${formatMoney(items.openCents.receivable)} open bij klanten en € ${formatMoney(items.openCents.payable)} bij leveranciers. Noemt het bestand geen vervaldag, dan is die 30 dagen na de boeking.`,
    'De bank komt uit de boekingen. Lees bankafschriften pas in vanaf de dag na de laatste boeking, anders tellen ze dubbel.',
  ]
  const closing = entries.filter(({ closesYear }) => closesYear)
  if (closing.length > 0) {
    const named = closing
      .slice(0, MOST_NAMED)
      .map(({ number, description }) => `${number} (${description})`)
      .join(', ')
    notes.push(
      `De afsluiting van het boekjaar in dit bestand, boeking ${named}, komt mee als afsluiting: de winst-en-verliesrekening van dat jaar blijft leesbaar.`,
    )
  }
  const next = addDays(endDate, 1)
  if (await isCashBasis(db, administrationId, next)) {
    notes.push(
      'Je geeft btw aan als je betaald wordt (kasstelsel). De btw over wat na dit jaar nog openstaat, neemt Klopt niet over: geef die bij de betaling aan met een memoriaalboeking.',
    )
  }
  if ((await isSmallBusiness(db, administrationId, endDate)) || (await isSmallBusiness(db, administrationId, next))) {
    notes.push(
      'Je doet mee aan de kleineondernemersregeling. De omzet uit dit bestand telt Klopt niet mee voor de grens van € 20.000: tel die er zelf bij.',
    )
  }
  const booked = await db
    .selectFrom('ledger_entries')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('administration_id', '=', administrationId)
    .where('source_type', 'not in', ['opening', 'audit_file'])
    .where(({ or, eb }) => or([eb('source_type', '<>', 'year_close'), eb('source_id', 'is', null)]))
    .where('entry_date', '>=', startDate)
    .where('entry_date', '<=', endDate)
    .executeTakeFirstOrThrow()
  const count = Number(booked.count)
  if (count > 0) {
    notes.push(
      `In Klopt ${count === 1 ? 'staat al 1 boeking' : `staan al ${count} boekingen`} in dit boekjaar. Wat ook in het bestand staat, telt dan dubbel.`,
    )
  }
  return notes
}

function vatName(chart: ImportPlan['chart']): string {
  const target = [...chart.values()].find(({ rgs }) => rgs === SYSTEM_ACCOUNTS.vatPayable)
  return target?.name ?? 'Te betalen omzetbelasting'
}
