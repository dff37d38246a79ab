import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { loadReader, markRead, saveMailWish } from './readers.ts'
import { whatWaits, type Reader } from './what-waits.ts'

const access = administration('BOOKING')

const readerOf = (context: Omit<Reader, 'isMainUser'> & { administration: { isPrimaryUser: boolean } }): Reader => ({
  ...context,
  isMainUser: context.administration.isPrimaryUser,
})

/** What waits for who looks, as a bell tells it. */
export const notificationRoutes = [
  route(contract.notifications.list, {
    access,
    isolation: 'repeatable read',
    async handle(context) {
      const { db, administrationId, user } = context
      const { readKeys, wantsMail } = await loadReader(db, administrationId, user.id)
      const waiting = await whatWaits(db, readerOf(context))
      return { items: waiting.map((item) => ({ ...item, isRead: readKeys.has(item.key) })), wantsMail }
    },
  }),

  route(contract.notifications.read, {
    access,
    async handle(context) {
      const { db, administrationId, user, input } = context
      await markRead(db, { administrationId, userId: user.id }, input.body.keys, await whatWaits(db, readerOf(context)))
      context.audit('read', 'notifications', user.id, { count: input.body.keys.length })
    },
  }),

  route(contract.notifications.saveMail, {
    access,
    async handle({ db, administrationId, user, audit, input: { body } }) {
      await saveMailWish(db, { administrationId, userId: user.id }, body.isWanted)
      audit('update', 'notification_mail', user.id, { isWanted: body.isWanted })
    },
  }),
]
