import type { AuditFileContents } from '@klopt/bookkeeping/audit-file'
import type { AuditFilePreview } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { entryNotesOf, problemsOf } from './notes-of-plan.ts'
import { whyNoEntries } from './plan-entries.ts'
import { planImport } from './plan-import.ts'

/** What taking an audit file over would do. */
export async function previewAuditFile(
  db: Db,
  administrationId: number,
  file: { readonly id: number; readonly name: string },
  contents: AuditFileContents,
): Promise<AuditFilePreview> {
  const whyNot = whyNoEntries(contents)
  const plan = await planImport(db, administrationId, contents)
  const { version, software, company, fiscalYear, startDate, endDate, opening, entries } = contents
  const names = new Map(contents.contacts.map((contact) => [contact.id, contact.name]))
  const debitCents = opening.lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
  return {
    ...file,
    version,
    software,
    company,
    fiscalYear,
    startDate,
    endDate,
    accounts: plan.accounts.map(({ source, inOpening, ...proposed }) => ({
      ...source,
      ...proposed,
      isUsed: inOpening,
    })),
    contacts: plan.contacts.map(({ source, contactId, sameAs }) => ({
      id: source.id,
      name: source.name,
      city: source.city,
      isNew: contactId === null && sameAs === null,
    })),
    // The reader refuses an opening out of balance: both sides are the same.
    opening: { date: opening.date, debitCents, creditCents: debitCents, lines: opening.lines.length },
    openItems: plan.opening.items.map(({ contact, ...item }) => ({
      ...item,
      contactName: contact === null ? null : (names.get(contact) ?? null),
    })),
    entries: {
      count: entries.length,
      lines: entries.reduce((sum, { lines }) => sum + lines.length, 0),
      notes: whyNot === null ? await entryNotesOf(db, administrationId, contents, plan) : [],
      whyNot,
    },
    problems: await problemsOf(db, administrationId, contents, plan),
  }
}
