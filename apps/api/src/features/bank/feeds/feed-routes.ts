import { contract } from '@klopt/api-client/schemas'
import { withTransaction } from '../../../database/transaction.ts'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { askConsent, keepConsent, questionOf } from './ask-consent.ts'
import { connectionOf, listConnections } from './connections.ts'
import { endConnection } from './end-connection.ts'
import { fetchConnectionJob } from './feed-jobs.ts'
import { feedOf, toldByFeed } from './feed-of.ts'

const access = administration('BOOKING')
/** The data of an account at a bank is given by whoever runs the administration. */
const settingsAccess = administration('ADMIN')

/** The one address that the provider sends people back to. */
const RETURN_PATH = 'v2/bank-connected'

/** Lines that come in from the bank by themselves. */
export const feedRoutes = [
  route(contract.bank.connections, {
    access,
    handle: async ({ db, services, administrationId, now }) => ({
      isAvailable: services.settings.enableBanking !== null,
      connections: await listConnections(db, administrationId, now),
    }),
  }),

  route(contract.bank.connectBank, {
    access: settingsAccess,
    prepare: async ({ services }) => {
      feedOf(services)
    },
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const asked = await askConsent(db, { administrationId, userId: user.id, now }, body.bankName)
      audit('ask', 'bank_connection', asked.id, { bankName: body.bankName })
      return asked
    },
    respond: async ({ id, state, validUntil }, { services, input: { body } }) => {
      const redirectUrl = new URL(RETURN_PATH, services.settings.publicUrl).href
      const asked = { bankName: body.bankName, state, redirectUrl, validUntil }
      return { id, url: await toldByFeed(services, () => feedOf(services).authorise(asked)) }
    },
  }),

  route(contract.bank.completeConnection, {
    access: settingsAccess,
    prepare: async ({ services, administrationId, user, now, input: { body } }) => {
      // Nothing is asked of the provider for an answer to nobody's question.
      await withTransaction(services.pool, { kind: 'administration', administrationId }, (db) =>
        questionOf(db, { administrationId, userId: user.id, now }, body.state),
      )
      return toldByFeed(services, () => feedOf(services).accept(body.code))
    },
    handle: async ({ db, jobs, administrationId, user, now, audit, input: { body } }, consent) => {
      const id = await questionOf(db, { administrationId, userId: user.id, now }, body.state)
      await keepConsent(db, administrationId, id, consent)
      await jobs.enqueue(fetchConnectionJob, { administrationId, connectionId: id })
      audit('connect', 'bank_connection', id, { ibans: consent.accounts.map(({ iban }) => iban) })
      return { id }
    },
  }),

  route(contract.bank.fetchConnection, {
    access,
    handle: async ({ db, services, jobs, administrationId, unchanged, input: { params } }) => {
      feedOf(services)
      const key = { administrationId, connectionId: params.connectionId }
      const connection = await connectionOf(db, key)
      if (!connection) throw new ApiError('not_found')
      if (connection.row.state !== 'active') throw new ApiError('version_conflict')
      unchanged()
      await jobs.enqueue(fetchConnectionJob, key)
    },
  }),

  route(contract.bank.endConnection, {
    access: settingsAccess,
    handle: async ({ db, administrationId, now, audit, jobs, input: { params } }) => {
      const key = { administrationId, connectionId: params.connectionId }
      await endConnection(db, jobs, key, now)
      audit('end', 'bank_connection', params.connectionId)
    },
  }),
]
