import { booksFirm, firms } from '@klopt/api-client/schemas'
import { changeScope } from '../../../database/transaction.ts'
import { administration, firm, firmManager, mainUser } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { everyItem } from '../../../table-files/every-item.ts'
import { keepTable } from '../../../table-files/keep-table.ts'
import { queueMail } from '../../authentication/send-mail.ts'
import { mainUserEmailAddress } from '../../members/main-user.ts'
import { firmOfBooks } from '../firm-of-books.ts'
import { countFirmMail } from '../invitations/count-mail.ts'
import { inviteToFirm } from '../invitations/invite.ts'
import { managerAddresses } from '../members/manager-addresses.ts'
import { readStyle } from '../style/style.ts'
import { archiveClient, restoreClient } from './archive-client.ts'
import { clientTable } from './client-table.ts'
import { createClient } from './create-client.ts'
import { listClients } from './list-clients.ts'
import { releasedMail, takenBackMail } from './mails.ts'
import { releaseClient } from './release-client.ts'

/** The clients of a firm: new ones, those that are asked to come, and those that go. */
export const firmClientRoutes = [
  route(firms.clients, {
    access: firm,
    handle: ({ db, firmId, clientIds, input: { query } }) => listClients(db, { firmId, clientIds }, query),
  }),

  route(firms.exportClients, {
    access: firm,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, firmId, clientIds, user, input: { query } }) => {
      const rows = everyItem((at) => listClients(db, { firmId, clientIds }, { ...query, ...at }))
      return keepTable(user.id, clientTable(rows), query.format)
    },
  }),

  route(firms.createClient, {
    access: firm,
    prepare: ({ services, firmId, now, input: { body } }) =>
      countFirmMail(services, firmId, body.ownerEmailAddress, now),
    async handle(context) {
      const { db, firmId, user, mayManage, audit, input } = context
      if (user.firmId !== firmId) throw new ApiError('only_viewing')
      if (input.body.paidBy === 'FIRM' && !mayManage) throw new ApiError('only_firm_admin_pays')
      // Nobody is in an administration before it exists.
      await changeScope(db, { kind: 'system', userId: user.id })
      const id = await createClient(context, input.body)
      audit('create', 'administration', id, { firmId, paidBy: input.body.paidBy }, { administrationId: id })
      return { id }
    },
  }),

  route(firms.inviteClient, {
    access: firm,
    prepare: ({ services, firmId, now, input: { body } }) => countFirmMail(services, firmId, body.emailAddress, now),
    async handle(context) {
      const { firmId, user, audit, input } = context
      if (user.firmId !== firmId) throw new ApiError('only_viewing')
      const { emailAddress } = input.body
      const id = await inviteToFirm(context, { kind: 'client', emailAddress, isAdmin: false, seesAll: true })
      audit('invite', 'firm_invitation', id, { firmId, kind: 'client' })
      return { id }
    },
  }),

  route(firms.archiveClient, {
    access: firmManager,
    async handle({ db, firmId, clientIds, user, now, audit, unchanged, input: { params } }) {
      const { administrationId } = params
      if (!clientIds.includes(administrationId)) throw new ApiError('not_found')
      await changeScope(db, { kind: 'administration', administrationId, userId: user.id })
      if (!(await archiveClient(db, administrationId, now))) return unchanged()
      audit('archive', 'administration', administrationId, { firmId }, { administrationId })
    },
  }),

  route(firms.restoreClient, {
    access: firmManager,
    async handle({ db, firmId, clientIds, user, audit, unchanged, input: { params } }) {
      const { administrationId } = params
      if (!clientIds.includes(administrationId)) throw new ApiError('not_found')
      await changeScope(db, { kind: 'administration', administrationId, userId: user.id })
      if (!(await restoreClient(db, administrationId))) return unchanged()
      audit('unarchive', 'administration', administrationId, { firmId }, { administrationId })
    },
  }),

  route(firms.releaseClient, {
    access: firmManager,
    async handle({ db, firmId, clientIds, user, now, today, jobs, services, audit, input: { params } }) {
      const { administrationId } = params
      if (!clientIds.includes(administrationId)) throw new ApiError('not_found')
      await changeScope(db, { kind: 'administration', administrationId, userId: user.id })
      const books = await firmOfBooks(db, administrationId)
      await releaseClient(db, administrationId, { hooks: services.hooks, now, today, audit })
      const to = await mainUserEmailAddress(db, administrationId)
      if (to !== null && books !== null) await queueMail(jobs, services, to, releasedMail(books))
      audit('release', 'administration', administrationId, { firmId }, { administrationId })
    },
  }),

  route(booksFirm.get, {
    access: administration('ADMIN'),
    handle: async ({ db, administrationId }) => {
      const books = await firmOfBooks(db, administrationId)
      return { firm: books && { id: books.firmId, companyName: books.firmName, colleagues: books.colleagues } }
    },
  }),

  // Whoever may answer the firm sees whom they answer.
  route(booksFirm.style, {
    access: administration('BOOKING'),
    handle: async ({ db, administrationId }) => {
      const books = await firmOfBooks(db, administrationId)
      return { firm: books && { companyName: books.firmName, ...(await readStyle(db, books.firmId)) } }
    },
  }),

  route(booksFirm.remove, {
    access: mainUser,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, now, today, jobs, services, audit, unchanged }) {
      const books = await firmOfBooks(db, administrationId)
      if (books === null) return unchanged()
      await releaseClient(db, administrationId, { hooks: services.hooks, now, today, audit })
      for (const to of await managerAddresses(db, books.firmId)) {
        await queueMail(jobs, services, to, takenBackMail(books))
      }
      audit('remove_firm', 'administration', administrationId, { firmId: books.firmId })
    },
  }),
]
