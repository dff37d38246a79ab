import { contract } from '@klopt/api-client/schemas'
import { assertSinceOpening } from '../../books/opening-balances.ts'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { linesOfEntries } from './lines-of-entries.ts'
import { listEntries } from './list-entries.ts'
import { postJournalEntry } from './post-journal-entry.ts'
import { reverseJournalEntry } from './reverse-journal-entry.ts'
import { attach, detach, moveDocuments } from './documents/attach.ts'
import { closeDraft } from './drafts/save-draft.ts'
import { entryTable } from './entry-table.ts'

const access = administration('ACCOUNTING')

/** Entries that are written by hand, and all of them as a list. */
export const bookedEntryRoutes = [
  route(contract.journalEntries.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listEntries(db, administrationId, query),
  }),

  route(contract.journalEntries.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) => {
      const entries = everyItem((at) => listEntries(db, administrationId, { ...query, ...at }))
      return keepTable(user.id, entryTable(linesOfEntries(db, administrationId, entries)), query.format)
    },
  }),

  route(contract.journalEntries.create, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const author = { administrationId, userId: user.id, now }
      await assertSinceOpening(db, administrationId, body.entryDate, 'entryDate')
      const entry = await postJournalEntry(db, author, body)
      if (body.draft) {
        await closeDraft(db, author, body.draft, entry.id)
        await moveDocuments(db, author, { draftId: body.draft.id, entryId: entry.id })
      }
      audit('create', 'journal_entry', entry.id, { number: entry.number, entryDate: body.entryDate })
      return { id: entry.id, number: entry.number }
    },
  }),

  route(contract.journalEntries.reverse, {
    access,
    handle: async ({ db, administrationId, user, now, audit, input: { params, body } }) => {
      const { entryId } = params
      const author = { administrationId, userId: user.id, now }
      const entry = await reverseJournalEntry(db, author, { entryId, date: body.date })
      audit('reverse', 'journal_entry', entryId, { by: entry.id, entryDate: body.date })
      return { id: entry.id, number: entry.number }
    },
  }),

  route(contract.journalEntries.attach, {
    access,
    handle: async ({ db, administrationId, user, now, audit, unchanged, input: { params, body } }) => {
      const author = { administrationId, userId: user.id, now }
      const isNew = await attach(db, author, { entryId: params.entryId, documentId: body.documentId })
      if (isNew) audit('attach', 'journal_entry', params.entryId, body)
      else unchanged()
    },
  }),

  route(contract.journalEntries.detach, {
    access,
    handle: async ({ db, administrationId, audit, input: { params } }) => {
      const { entryId, documentId } = params
      await detach(db, administrationId, { entryId, documentId })
      audit('detach', 'journal_entry', entryId, { documentId })
    },
  }),
]
