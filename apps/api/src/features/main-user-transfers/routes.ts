import { contract } from '@klopt/api-client/schemas'
import { administration, globalAdmin } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Services } from '../../kernel/services.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { isMainUser, mainUserEmailAddress } from '../members/main-user.ts'
import { addressOfUser } from '../users/address-of-user.ts'
import { askTransfer } from './ask-transfer.ts'
import { decideTransfer } from './decide-transfer.ts'
import { endTransfer } from './end-transfer.ts'
import { addDocument, openDocument } from './identity-documents.ts'
import { listTransfers } from './list-transfers.ts'
import { lockTransfer } from './lock-transfer.ts'
import { askedMail, decidedMail } from './mails.ts'

const { mainUserTransfers } = contract
const own = { access: administration('ADMIN'), allowedWhenReadOnly: true } as const
/** `system`, since staff decides about books it is not let into; none of them is read. */
const ofAll = { access: globalAdmin, scope: 'system' } as const

const membersHref = ({ settings }: Services, administrationId: number): string =>
  new URL(screenPath('members', { administrationId }), settings.publicUrl).href

/** Another main user of books whose main user is out of reach. */
export const mainUserTransferRoutes = [
  route(mainUserTransfers.show, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId }) => {
      const [asked] = await listTransfers(db, administrationId)
      if (asked === undefined) return null
      const { administration: _administration, mainUser: _mainUser, ...shown } = asked
      return shown
    },
  }),

  route(mainUserTransfers.ask, {
    reachesOthers: true,
    ...own,
    handle: async ({ db, administrationId, user, now, audit, jobs, services, input: { body } }) => {
      const id = await askTransfer(db, { administrationId, userId: user.id, reason: body.reason, now })
      audit('ask', 'main_user_transfer', id, { reason: body.reason })
      const to = await mainUserEmailAddress(db, administrationId)
      const { company_name: companyName } = await db
        .selectFrom('companies')
        .select('company_name')
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
      const mail = askedMail(companyName, membersHref(services, administrationId))
      if (to !== null) await queueMail(jobs, services, to, mail)
      return { id }
    },
  }),

  route(mainUserTransfers.addDocument, {
    ...own,
    handle: async ({ db, administrationId, user, now, audit, services, input: { params, body } }) => {
      const { transferId } = params
      await addDocument(db, services.secretBox, { administrationId, transferId, userId: user.id }, body, now)
      audit('show', 'identity_document', transferId, { type: body.type, side: body.side })
    },
  }),

  route(mainUserTransfers.withdraw, {
    ...own,
    handle: async ({ db, administrationId, user, now, audit, input: { params } }) => {
      const { transferId } = params
      const { asked_by: askedBy } = await lockTransfer(db, transferId, administrationId)
      const mayWithdraw = askedBy === user.id || (await isMainUser(db, administrationId, user.id))
      if (!mayWithdraw) throw new ApiError('forbidden')
      await endTransfer(db, { administrationId, transferId, state: 'withdrawn', decided: null, now })
      audit('withdraw', 'main_user_transfer', transferId)
    },
  }),

  route(mainUserTransfers.list, { ...ofAll, handle: ({ db }) => listTransfers(db) }),

  route(mainUserTransfers.openDocument, {
    ...ofAll,
    handle: async ({ db, user, now, audit, services, input: { params, body } }) => {
      const { administrationId, ...file } = await openDocument(db, services.secretBox, {
        ...params,
        userId: user.id,
        now,
      })
      audit('open', 'identity_document', params.documentId, { reason: body.reason }, { administrationId })
      return file
    },
  }),

  route(mainUserTransfers.decide, {
    ...ofAll,
    handle: async ({ db, user, now, audit, jobs, services, input: { params, body } }) => {
      const before = await listTransfers(db)
      const asked = before.find(({ id }) => id === params.transferId)
      if (asked === undefined) throw new ApiError('not_found')
      const former = asked.mainUser?.emailAddress
      const { transferId } = params
      const { approve, reason } = body
      const decided = await decideTransfer(db, { transferId, approve, reason, by: user.id, now })
      const { administrationId, askedBy, state } = decided
      audit('decide', 'main_user_transfer', transferId, { state, reason, askedBy }, { administrationId })
      const mail = decidedMail(approve, asked.administration.companyName, membersHref(services, administrationId))
      await queueMail(jobs, services, await addressOfUser(db, askedBy), mail)
      if (approve && former !== undefined) await queueMail(jobs, services, former, mail)
    },
  }),
]
