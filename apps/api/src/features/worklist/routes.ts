import { contract } from '@klopt/api-client/schemas'
import { firm, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { mailLetInsJob } from '../firm-let-ins/mail-let-ins.ts'
import { doForClients } from './bulk.ts'
import { listOwnBooks } from './list-own-books.ts'
import { listWorklist } from './list-worklist.ts'
import { worklistFigures } from './worklist-figures.ts'
import { worklistTable } from './worklist-table.ts'

/** What a firm has to do for its clients. */
export const worklistRoutes = [
  route(contract.worklist.own, {
    access: signedIn,
    handle: ({ db, user, today }) => listOwnBooks(db, user.id, today),
  }),

  route(contract.worklist.list, {
    access: firm,
    keepsPlans: [],
    handle: ({ db, firmId, clientIds, today, user, input: { query } }) =>
      listWorklist(db, { firmId, clientIds, userId: user.id, today }, query),
  }),

  route(contract.worklist.figures, {
    access: firm,
    handle: ({ db, firmId, clientIds, today }) => worklistFigures(db, { firmId, clientIds, today }),
  }),

  route(contract.worklist.export, {
    access: firm,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, firmId, clientIds, today, user, input: { query } }) => {
      const firm = { firmId, clientIds, userId: user.id, today }
      const rows = everyItem((at) => listWorklist(db, firm, { ...query, ...at }))
      return keepTable(user.id, worklistTable(rows), query.format)
    },
  }),

  route(contract.worklist.bulk, {
    access: firm,
    handle: async ({ db, firmId, clientIds, user, services, now, today, jobs, audit, unchanged, input: { body } }) => {
      // Staff that was let in to look changes nothing.
      if (user.firmId !== firmId) throw new ApiError('only_viewing')
      const done = await doForClients(
        db,
        { firmId, clientIds, userId: user.id, hooks: services.hooks, now, today },
        body,
        (administrationId, { action, entity, entityId, details }) =>
          audit(action, entity, entityId, details, { administrationId }),
      )
      if (body.action.kind === 'set_manager') await jobs.enqueue(mailLetInsJob, {})
      if (done.done === 0) unchanged()
      return done
    },
  }),
]
