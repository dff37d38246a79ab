import { contract } from '@klopt/api-client/schemas'
import { firm } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { clientHoursTable } from './hours-table.ts'
import { listClientHours } from './list-hours.ts'
import { removeClientHours, saveClientHours, writeClientHours, type ClientHoursAuthor } from './write-hours.ts'

/** Who writes. Throws `only_viewing` for staff that was let in to look. */
function authorOf({
  user,
  firmId,
  clientIds,
  today,
}: {
  readonly user: { readonly id: number; readonly firmId: number | null }
  readonly firmId: number
  readonly clientIds: readonly number[]
  readonly today: string
}): ClientHoursAuthor {
  if (user.firmId !== firmId) throw new ApiError('only_viewing')
  return { firmId, userId: user.id, clientIds, today }
}

/** What colleagues of a firm worked on its clients. */
export const clientHoursRoutes = [
  route(contract.clientHours.list, {
    access: firm,
    handle: ({ db, firmId, input: { query } }) => listClientHours(db, firmId, query),
  }),

  route(contract.clientHours.create, {
    access: firm,
    async handle(context) {
      const { db, now, audit, input } = context
      const author = authorOf(context)
      const id = await writeClientHours(db, author, input.body, now)
      audit('create', 'client_time_entry', id, { firmId: author.firmId, ...input.body })
      return { id }
    },
  }),

  route(contract.clientHours.save, {
    access: firm,
    async handle(context) {
      const { db, audit, input } = context
      const author = authorOf(context)
      const { clientHoursId } = input.params
      await saveClientHours(db, author, clientHoursId, input.body)
      audit('update', 'client_time_entry', clientHoursId, { firmId: author.firmId, ...input.body })
    },
  }),

  route(contract.clientHours.remove, {
    access: firm,
    async handle(context) {
      const { db, audit, input } = context
      const author = authorOf(context)
      const { clientHoursId } = input.params
      await removeClientHours(db, author, clientHoursId)
      audit('remove', 'client_time_entry', clientHoursId, { firmId: author.firmId })
    },
  }),

  route(contract.clientHours.export, {
    access: firm,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, firmId, user, input: { query } }) => {
      const { format, ...asked } = query
      return keepTable(user.id, clientHoursTable(db, firmId, asked), format)
    },
  }),
]
