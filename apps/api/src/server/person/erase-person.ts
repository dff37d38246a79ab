import { formatEuro } from '@klopt/validators'
import type pg from 'pg'
import { CommandError } from '../../database/command.ts'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { eraseContact } from '../../features/contacts/erase-contact.ts'
import { listLinks } from '../../features/customer-links/list-links.ts'
import { revokeLink } from '../../features/customer-links/revoke-link.ts'
import { endMandatesOf } from '../../features/direct-debits/end-of-contact.ts'
import { endRecurringOf } from '../../features/recurring-invoices/end-of-contact.ts'
import { changePause } from '../../features/reminders/pauses.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { civilDate } from '../../kernel/clock.ts'

export interface Contact {
  readonly administrationId: number
  readonly contactId: number
}

/**
 * Takes away what is known of a contact beside what the books need, within the seven years. Without `acts` all of it is
 * tried and nothing kept. Throws `CommandError` where something is open, or there is no such contact.
 *
 * @returns what was done and what stays, in Dutch.
 */
export async function erasePerson(
  pool: pg.Pool,
  contact: Contact,
  { acts, now }: { readonly acts: boolean; readonly now: Date },
): Promise<string> {
  const { administrationId } = contact
  try {
    return await withTransaction(pool, { kind: 'administration', administrationId }, async (db) => {
      const done = await erase(db, contact, now)
      if (!acts) throw new Tried(done)
      return told(`Gewist van relatie ${contact.contactId}:`, done)
    })
  } catch (error) {
    if (error instanceof Tried)
      return `${told('Dit gebeurt er, met --do erachter:', error.done)}\nEr is nog niets gewist.`
    if (error instanceof ApiError) throw new CommandError(error.toWire().message)
    throw error
  }
}

/** Rolls back what was only tried. */
class Tried extends Error {
  readonly done: readonly string[]

  constructor(done: readonly string[]) {
    super('only tried')
    this.done = done
  }
}

async function erase(db: Db, contact: Contact, now: Date): Promise<string[]> {
  const { administrationId, contactId } = contact
  const [author, today] = [{ administrationId, userId: null, now }, civilDate(now)]
  // First, so that nothing of it changes meanwhile.
  const { name, emptied } = await eraseContact(db, contact, now)
  await refuseOpen(db, contact, name)
  const links = (await listLinks(db, contact)).filter(({ revokedAt }) => revokedAt === null)
  for (const { id: linkId } of links) await revokeLink(db, contact, { linkId, userId: null, now })
  const recurring = await endRecurringOf(db, author, contactId, today)
  const mandates = await endMandatesOf(db, contact, today)
  const pause = { paused: true, isDispute: false, reason: 'Gegevens gewist op verzoek', untilDate: null }
  await changePause(db, author, { invoiceId: null, contactId }, pause)
  const ended = { links: links.length, recurringInvoices: recurring, mandates }
  const note = { action: 'erase', entity: 'contact', entityId: contactId, details: { emptied, ...ended } }
  await recordAudit(db, { ...note, administrationId, userId: null, at: now })
  return [
    emptied.length === 0 ? 'leeg gemaakt: niets, er stond niets' : `leeg gemaakt: ${emptied.map(inDutch).join(', ')}`,
    'gearchiveerd',
    `links naar de klantpagina ingetrokken: ${links.length}`,
    `herhaalfacturen beëindigd: ${recurring.length}`,
    `machtigingen beëindigd: ${mandates.length}`,
    'herinneringen: er gaat er geen meer uit',
  ]
}

/** What is still to be paid or collected needs who it is of. */
async function refuseOpen(db: Db, { administrationId, contactId }: Contact, name: string): Promise<void> {
  const open = await db
    .selectFrom('owed_items')
    .select(['number', 'open_cents'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('open_cents', '<>', 0)
    .orderBy('id')
    .execute()
  if (open.length === 0) return
  const items = open.map(({ number, open_cents: cents }) => `${number} (${formatEuro(cents)})`)
  throw new CommandError(
    `Van ${name} staat nog open: ${items.join(', ')}. Laat dat eerst betalen, schrijf het af of crediteer het; dan kan dit.`,
  )
}

const inDutch = (column: Awaited<ReturnType<typeof eraseContact>>['emptied'][number]) => WORDS[column]
const WORDS = { email_address: 'e-mailadres', phone: 'telefoonnummer', note: 'notitie', iban: 'bankrekening' } as const

const told = (first: string, done: readonly string[]): string =>
  [first, ...done.map((line) => `  - ${line}`), ...STAYS].join('\n')

const STAYS = [
  'Dit blijft, omdat de wet vraagt het zeven jaar te bewaren (art. 52 AWR; AVG art. 17 lid 3 onder b):',
  '  - de naam en het adres van de relatie, en alle facturen, inkopen, bankregels en boekingen met hun documenten',
  '  - van mails en machtigingen wat ging en wie tekende: het bewijs van wat er gevraagd en geïncasseerd is',
  '  - het logboek, waarin ook staat dat dit gewist is',
  'In de back-ups staat alles tot die weg zijn.',
]
