import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { zippedPapers } from '../../kernel/several-papers.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { bookPurchase } from './book-purchase.ts'
import { createSupplier } from './create-supplier.ts'
import { filesOfPurchases } from './files-of-purchases.ts'
import { findDuplicates } from './find-duplicates.ts'
import { listPurchases } from './list-purchases.ts'
import { showProposal } from './proposal/show-proposal.ts'
import { presentTotals } from './purchase-totals.ts'
import { reversePurchase } from './reverse-purchase.ts'
import { createDraft, deleteDraft, saveDraft, type PurchaseAuthor } from './save-draft.ts'
import { listSetOffChoices, setOff } from './set-off/set-off.ts'
import { undoSetOff } from './set-off/undo-set-off.ts'
import { showPurchase } from './show-purchase.ts'
import { purchaseTable } from './purchase-table.ts'
import { unpaidVatRoutes } from './unpaid-vat/routes.ts'

const access = administration('BOOKING')

const authorOf = (context: { administrationId: number; user: { id: number }; now: Date }): PurchaseAuthor => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
})

/** Purchases: drafts, booking, taking back, and their suppliers. */
export const purchaseRoutes = [
  ...unpaidVatRoutes,

  route(contract.purchases.list, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) => listPurchases(db, administrationId, query, today),
  }),

  route(contract.purchases.export, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, user, input: { query } }) => {
      const rows = everyItem((at) => listPurchases(db, administrationId, { ...query, ...at }, today))
      return keepTable(user.id, purchaseTable(rows), query.format)
    },
  }),

  route(contract.purchases.get, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      showPurchase(db, { administrationId, purchaseId: params.purchaseId }, today),
  }),

  route(contract.purchases.proposal, {
    access,
    handle: ({ db, administrationId, today, input: { params } }) =>
      showProposal(db, { administrationId, documentId: params.documentId }, today),
  }),

  route(contract.purchases.duplicates, {
    access,
    handle: ({ db, administrationId, input: { query } }) =>
      findDuplicates(db, { administrationId, contactId: Number(query.contactId), number: query.number }),
  }),

  route(contract.purchases.create, {
    access,
    handle: async (context) => {
      const draft = await createDraft(context.db, authorOf(context), context.input.body)
      context.audit('create', 'purchase', draft.id)
      return { id: draft.id, version: draft.version, totals: presentTotals(draft.totals) }
    },
  }),

  route(contract.purchases.save, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { purchaseId: params.purchaseId, version: body.version }
      const draft = await saveDraft(context.db, authorOf(context), key, body)
      context.audit('update', 'purchase', draft.id)
      return { version: draft.version, totals: presentTotals(draft.totals) }
    },
  }),

  route(contract.purchases.delete, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await deleteDraft(context.db, authorOf(context), { purchaseId: params.purchaseId, version: body.version })
      context.audit('delete', 'purchase', params.purchaseId)
    },
  }),

  route(contract.purchases.book, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { purchaseId: params.purchaseId, version: body.version }
      const booked = await bookPurchase(context.db, authorOf(context), key, body)
      context.audit('book', 'purchase', params.purchaseId, {
        journalEntryId: booked.journalEntryId,
        ...(body.acceptDuplicate && { acceptDuplicate: true }),
      })
      return booked
    },
  }),

  route(contract.purchases.reverse, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const key = { purchaseId: params.purchaseId, version: body.version }
      const version = await reversePurchase(context.db, authorOf(context), key)
      context.audit('reverse', 'purchase', params.purchaseId)
      return { version }
    },
  }),

  route(contract.purchases.setOffChoices, {
    access,
    handle: ({ db, administrationId, input: { params } }) =>
      listSetOffChoices(db, { administrationId, purchaseId: params.purchaseId }),
  }),

  route(contract.purchases.setOff, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const pair = { creditId: params.purchaseId, invoiceId: body.invoiceId }
      const { amountCents, journalEntryId } = await setOff(context.db, authorOf(context), pair, context.today)
      context.audit('set_off', 'purchase', params.purchaseId, {
        invoiceId: body.invoiceId,
        amountCents,
        journalEntryId,
      })
      return { amountCents }
    },
  }),

  route(contract.purchases.undoSetOff, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      await undoSetOff(context.db, authorOf(context), params.purchaseId, body.journalEntryId)
      context.audit('undo_set_off', 'purchase', params.purchaseId, { journalEntryId: body.journalEntryId })
    },
  }),

  route(contract.purchases.createSupplier, {
    access,
    handle: async ({ db, administrationId, now, audit, unchanged, input: { body } }) => {
      const { supplier, change } = await createSupplier(db, administrationId, body, now)
      if (change === null) unchanged()
      else audit(change, 'contact', supplier.id, { name: supplier.name })
      return supplier
    },
  }),

  route(contract.purchases.downloadSeveral, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input }) => filesOfPurchases(db, administrationId, input.body.purchaseIds),
    respond: async (files, { services, administrationId }) =>
      zippedPapers(
        'Inkoopfacturen',
        files.map(({ name, sha256 }) => ({ name, read: () => services.files.stream(administrationId, sha256) })),
      ),
  }),
]
