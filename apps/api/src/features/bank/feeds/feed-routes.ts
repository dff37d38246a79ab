import { contract } from '@klopt/api-client/schemas'
import { withTransaction } from '../../../database/transaction.ts'
import { administration } from '../../../kernel/access.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { route } from '../../../kernel/route.ts'
import { screenPath } from '../../../kernel/screens.ts'
import { askConsent, questionOf } from './ask-consent.ts'
import { connectionOf, listConnections } from './connections.ts'
import { endConnection } from './end-connection.ts'
import { fetchConnectionJob, giveBackConsentJob } from './feed-jobs.ts'
import { feedOf, askedFeed } from './feed-of.ts'
import { keepConsent } from './keep-consent.ts'

const access = administration('BOOKING')
/** The data of an account at a bank is given by whoever runs the administration. */
const settingsAccess = administration('ADMIN')

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'nl')

/** Lines that come in from the bank by themselves. */
export const feedRoutes = [
  route(contract.bank.connections, {
    access,
    handle: async ({ db, services, administrationId, now }) => ({
      isAvailable: services.settings.enableBanking !== null,
      connections: await listConnections(db, administrationId, now),
    }),
  }),

  route(contract.bank.connectableBanks, {
    access: settingsAccess,
    prepare: async ({ services }) => askedFeed(services, () => feedOf(services).banks()),
    handle: async (_context, banks) => banks.map(({ name }) => ({ name })).toSorted(byName),
  }),

  route(contract.bank.connectBank, {
    reachesOthers: true,
    access: settingsAccess,
    prepare: async ({ services, input: { body } }) => {
      const banks = await askedFeed(services, () => feedOf(services).banks())
      const bank = banks.find(({ name }) => name === body.bankName)
      if (!bank) throw new ApiError('bank_unknown')
      return bank
    },
    handle: async ({ db, administrationId, user, now, audit, input: { body } }, bank) => {
      const asked = await askConsent(db, { administrationId, userId: user.id, now }, bank)
      audit('ask', 'bank_connection', asked.id, { bankName: body.bankName })
      return asked
    },
    respond: async ({ id, state, validUntil }, { services, input: { body } }) => {
      const redirectUrl = new URL(screenPath('bankConnected', {}), services.settings.publicUrl).href
      const asked = { bankName: body.bankName, state, redirectUrl, validUntil }
      return { id, url: await askedFeed(services, () => feedOf(services).authorise(asked)) }
    },
  }),

  route(contract.bank.completeConnection, {
    access: settingsAccess,
    prepare: async ({ services, administrationId, user, now, input: { body } }) => {
      // Nothing is asked of the provider for an answer to nobody's question.
      await withTransaction(services.pool, { kind: 'administration', administrationId }, (db) =>
        questionOf(db, { administrationId, userId: user.id, now }, body.state),
      )
      return askedFeed(services, () => feedOf(services).accept(body.code))
    },
    handle: async ({ db, jobs, administrationId, user, now, audit, input: { body } }, consent) => {
      const id = await questionOf(db, { administrationId, userId: user.id, now }, body.state)
      const replaced = await keepConsent(db, { administrationId, connectionId: id, consent, now })
      for (const sessionId of replaced) await jobs.enqueue(giveBackConsentJob, { sessionId })
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
