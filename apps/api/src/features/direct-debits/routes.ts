import { directDebits } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { collectableTable } from './collectable-table.ts'
import { createDirectDebitFile } from './create-file.ts'
import { listCollectables } from './list-collectables.ts'
import { listDirectDebitFiles } from './list-files.ts'
import { listMandates } from './list-mandates.ts'
import { createMandate, endMandate, saveMandate } from './save-mandate.ts'
import { saveSettings, showSettings } from './settings.ts'
import { keepRefusals } from './keep-refusals.ts'
import { refusalsIn } from './refusals-in.ts'
import { showDirectDebitFile } from './show-file.ts'
import { cancelDirectDebitFile, findDirectDebitFile, refuseItem } from './take-back.ts'

const access = administration('BOOKING')

/** Collecting from customers: what they signed, and the files for the bank. */
export const directDebitRoutes = [
  route(directDebits.settings, {
    access,
    handle: ({ db, administrationId }) => showSettings(db, administrationId),
  }),

  route(directDebits.saveSettings, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      const saved = await saveSettings(db, administrationId, body)
      audit('update', 'direct_debit_settings', null, body)
      return saved
    },
  }),

  route(directDebits.mandates, {
    access,
    handle: ({ db, administrationId, today, input: { query } }) => listMandates(db, administrationId, query, today),
  }),

  route(directDebits.createMandate, {
    access,
    handle: async ({ db, administrationId, user, now, today, audit, input: { body } }) => {
      const created = await createMandate(db, { administrationId, userId: user.id, now, today }, body)
      audit('create', 'mandate', created.id, { contactId: body.contactId, reference: created.reference })
      return created
    },
  }),

  route(directDebits.saveMandate, {
    access,
    handle: async ({ db, administrationId, today, audit, input: { params, body } }) => {
      const { version, ...input } = body
      const key = { administrationId, mandateId: params.mandateId, version }
      const saved = await saveMandate(db, key, input, today)
      audit('update', 'mandate', params.mandateId)
      return saved
    },
  }),

  route(directDebits.endMandate, {
    access,
    handle: async ({ db, administrationId, today, audit, unchanged, input: { params, body } }) => {
      const key = { administrationId, mandateId: params.mandateId, version: body.version }
      const ended = await endMandate(db, key, today)
      if (ended.version === body.version) unchanged()
      else audit('end', 'mandate', params.mandateId)
      return ended
    },
  }),

  route(directDebits.collectables, {
    access,
    handle: ({ db, administrationId, today }) => listCollectables(db, administrationId, today),
  }),

  route(directDebits.exportCollectables, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, user, today, input: { query } }) => {
      const { items } = await listCollectables(db, administrationId, today)
      return keepTable(user.id, collectableTable(items, query), query.format)
    },
  }),

  route(directDebits.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listDirectDebitFiles(db, administrationId, query),
  }),

  route(directDebits.get, {
    access,
    handle: ({ db, administrationId, input: { params } }) =>
      showDirectDebitFile(db, { administrationId, directDebitFileId: params.directDebitFileId }),
  }),

  route(directDebits.create, {
    access,
    reachesOthers: true,
    handle: async ({ db, administrationId, user, now, today, services, jobs, audit, input: { body } }) => {
      const collector = { services, jobs, administrationId, userId: user.id, now, today }
      const { id, withoutNotice, ...details } = await createDirectDebitFile(db, collector, body)
      audit('create', 'direct_debit_file', id, details)
      return { id, withoutNotice }
    },
  }),

  route(directDebits.download, {
    access,
    reachesOthers: true,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) =>
      findDirectDebitFile(db, { administrationId, directDebitFileId: params.directDebitFileId }),
    respond: async (file, { services, administrationId }) => ({
      name: file.name,
      mimeType: file.mime_type,
      content: await services.files.read(administrationId, file.sha256),
    }),
  }),

  route(directDebits.readRefusals, {
    access,
    prepare: ({ input: { body } }) => refusalsIn(body),
    handle: async ({ db, administrationId, now, services, audit, unchanged }, told) => {
      const { refused, others } = await keepRefusals(db, { services, administrationId, now }, told)
      for (const { directDebitFileId, itemId, reasonCode } of refused)
        audit('refuse', 'direct_debit_file', directDebitFileId, { itemId, reasonCode })
      if (refused.length === 0) unchanged()
      return { refused: refused.map(({ number }) => number), others }
    },
  }),

  route(directDebits.cancel, {
    access,
    handle: async ({ db, administrationId, now, audit, unchanged, input: { params } }) => {
      const { directDebitFileId } = params
      const cancelled = await cancelDirectDebitFile(db, { administrationId, directDebitFileId }, now)
      if (cancelled) audit('cancel', 'direct_debit_file', directDebitFileId)
      else unchanged()
    },
  }),

  route(directDebits.refuse, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { params, body } }) => {
      const { directDebitFileId, itemId } = params
      await refuseItem(db, { administrationId, directDebitFileId, itemId }, body.reasonCode, now)
      audit('refuse', 'direct_debit_file', directDebitFileId, { itemId, reasonCode: body.reasonCode })
    },
  }),
]
