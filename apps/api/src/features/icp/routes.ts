import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { callHooks } from '../../kernel/hooks.ts'
import { route } from '../../kernel/route.ts'
import { deleteIcp, fileIcp, type IcpFiling } from './file-icp.ts'
import { icpDocument } from './icp-pdf.ts'
import { listIcpPeriods } from './list-icp-periods.ts'
import { showIcp } from './show-icp.ts'

const access = administration('ACCOUNTING')

const filingOf = (context: {
  administrationId: number
  user: { id: number }
  now: Date
  today: string
}): IcpFiling => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  now: context.now,
  today: context.today,
})

/** The intra-community list: what it is made of, and ticking it off. */
export const icpRoutes = [
  route(contract.icp.periods, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today }) => listIcpPeriods(db, administrationId, today),
  }),

  route(contract.icp.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, today, input: { query } }) => showIcp(db, administrationId, query, today),
  }),

  route(contract.icp.file, {
    access,
    handle: async (context) => {
      const { body } = context.input
      const { db, services, now } = context
      const filing = filingOf(context)
      const period = { kind: 'icp', period: body.period, reason: body.approvalReason } as const
      await callHooks(services.hooks.periodIsFiled, db, { ...filing, ...period }, now)
      const id = await fileIcp(db, filing, body)
      context.audit('file', 'icp_list', id, body)
      return { id }
    },
  }),

  route(contract.icp.delete, {
    access,
    handle: async (context) => {
      const { listId } = context.input.params
      await deleteIcp(context.db, filingOf(context), listId)
      context.audit('delete', 'icp_list', listId)
    },
  }),

  route(contract.icp.pdf, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, input: { params } }) => icpDocument(db, administrationId, params.listId),
    respond: async (document, { services }) => ({
      name: `Opgaaf ICP ${document.period.label}.pdf`,
      mimeType: 'application/pdf',
      content: Buffer.from(await services.pdf.renderIcpList(document)),
    }),
  }),
]
