import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import type { Permissions } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { screenPath } from '../../kernel/screens.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { firmSender } from '../firm-mails/firm-sender.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { approvalMail } from './approval-mail.ts'
import { listApprovals } from './list-approvals.ts'
import { notifyBookkeepers } from './notify-bookkeepers.ts'
import { approve, askApproval, decline, saveApprovalSettings, withdraw, type Author } from './write-approval.ts'

const access = administration('ACCOUNTING')

const authorOf = (context: {
  administrationId: number
  user: { id: number }
  permissions: Permissions
  now: Date
  today: string
}): Author => ({
  administrationId: context.administrationId,
  userId: context.user.id,
  permissions: context.permissions,
  now: context.now,
  today: context.today,
})

/** The client agrees on what the bookkeeper is going to file. */
export const approvalRoutes = [
  route(contract.approvals.list, {
    access,
    handle: ({ db, administrationId, input: { query } }) => listApprovals(db, administrationId, query),
  }),

  route(contract.approvals.ask, {
    access,
    handle: async (context) => {
      const { db, administrationId, jobs, services, input } = context
      const { id, label } = await askApproval(db, authorOf(context), input.body)
      context.audit('ask', 'approval', id, { kind: input.body.kind, period: input.body.period })
      const to = await mainUserEmailAddress(db, administrationId)
      const { href } = new URL(screenPath('approvals', { administrationId }), services.settings.publicUrl)
      if (to !== null) {
        const sender = await firmSender(db, administrationId)
        await queueMail(jobs, services, to, approvalMail(label, href, sender))
      }
      return { id }
    },
  }),

  route(contract.approvals.approve, {
    access,
    handle: async (context) => {
      const { approvalId } = context.input.params
      await approve(context.db, authorOf(context), approvalId)
      context.audit('approve', 'approval', approvalId)
    },
  }),

  route(contract.approvals.decline, {
    access,
    handle: async (context) => {
      const { params, body } = context.input
      const declined = await decline(context.db, authorOf(context), params.approvalId, body.text)
      await notifyBookkeepers(context, declined)
      context.audit('decline', 'approval', params.approvalId)
    },
  }),

  route(contract.approvals.withdraw, {
    access,
    handle: async (context) => {
      const { approvalId } = context.input.params
      await withdraw(context.db, authorOf(context), approvalId)
      context.audit('withdraw', 'approval', approvalId)
    },
  }),

  route(contract.approvals.saveSettings, {
    access,
    handle: async (context) => {
      const { isRequired } = context.input.body
      await saveApprovalSettings(context.db, authorOf(context), isRequired)
      context.audit('update', 'approval_settings', context.administrationId, { isRequired })
    },
  }),
]
