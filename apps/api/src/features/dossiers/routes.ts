import { contract } from '@klopt/api-client/schemas'
import { fiscalYearRange } from '@klopt/bookkeeping/ledger'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { deedsOfYear } from '../client-visits/deeds-of-year.ts'
import { dossierDocumentRoutes } from './document-routes.ts'
import { addDossierItems, readDossier, removeDossierItem, tickDossierItem } from './dossier.ts'
import { refuseOthers } from './refuse-others.ts'

const access = administration('ACCOUNTING')

/** What a firm keeps about a client per fiscal year. */
export const dossierRoutes = [
  ...dossierDocumentRoutes,

  route(contract.dossiers.get, {
    access,
    handle: ({ db, administrationId, permissions, input: { params } }) => {
      refuseOthers(permissions)
      return readDossier(db, { administrationId, fiscalYear: params.fiscalYear })
    },
  }),

  route(contract.dossiers.deeds, {
    access,
    handle: async ({ db, administrationId, permissions, input: { params } }) => {
      refuseOthers(permissions)
      const { fiscalYear } = params
      const range = fiscalYearRange(fiscalYear, await fiscalYearStartMonth(db, administrationId))
      return deedsOfYear(db, { administrationId, fiscalYear, ...range })
    },
  }),

  route(contract.dossiers.addItem, {
    access,
    handle: async ({ db, administrationId, permissions, audit, input: { params, body } }) => {
      refuseOthers(permissions)
      const { fiscalYear } = params
      await addDossierItems(db, { administrationId, fiscalYear }, [body.text])
      audit('create', 'dossier_item', null, { fiscalYear })
    },
  }),

  route(contract.dossiers.tickItem, {
    access,
    handle: async ({ db, administrationId, permissions, user, now, audit, input: { params, body } }) => {
      refuseOthers(permissions)
      const { fiscalYear, itemId } = params
      const done = body.done ? { by: user.id, at: now } : null
      await tickDossierItem(db, { administrationId, fiscalYear }, itemId, done)
      audit(body.done ? 'tick' : 'untick', 'dossier_item', itemId, { fiscalYear })
    },
  }),

  route(contract.dossiers.removeItem, {
    access,
    handle: async ({ db, administrationId, permissions, audit, input: { params } }) => {
      refuseOthers(permissions)
      const { fiscalYear, itemId } = params
      await removeDossierItem(db, { administrationId, fiscalYear }, itemId)
      audit('remove', 'dossier_item', itemId, { fiscalYear })
    },
  }),

  route(contract.dossiers.addNote, {
    access,
    handle: async ({ db, administrationId, permissions, user, now, audit, input: { params, body } }) => {
      refuseOthers(permissions)
      const { fiscalYear } = params
      const { id } = await db
        .insertInto('dossier_notes')
        .values({
          administration_id: administrationId,
          fiscal_year: fiscalYear,
          body: body.text.trim(),
          written_by: user.id,
          written_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      audit('create', 'dossier_note', id, { fiscalYear })
      return { id }
    },
  }),
]
