import { examples } from '@klopt/api-client/schemas'
import { mainUser, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { withRead } from '../../database/transaction.ts'
import { countAttempt, type AttemptLimit } from '../../kernel/attempts.ts'
import { route } from '../../kernel/route.ts'
import { screenPath } from '../../kernel/screens.ts'
import { closeExample } from './close-example.ts'
import { exampleOf, openExample } from './open-example.ts'

/** Making them takes a second of the server. */
const perHour: AttemptLimit = { limit: 20, windowMs: 3_600_000 }

/** An administration of examples: to look around in and to play with, of which nothing reaches anybody. */
export const exampleRoutes = [
  // `system` because nobody is in an administration before it exists.
  route(examples.open, {
    access: signedIn,
    scope: 'system',
    async prepare({ services, user, now, today }) {
      if (!(await countAttempt(services.pool, `examples\0${user.id}`, perHour, now))) throw new ApiError('rate_limited')
      const known = await withRead(services.pool, { kind: 'system' }, (db) => exampleOf(db, user.id))
      return known === null ? services.prepareExample(today) : null
    },
    async handle({ db, user, today, now, jobs, audit, services, unchanged }, make) {
      // Drawn only here when they were closed a moment ago.
      const prepare = async () => make ?? services.prepareExample(today)
      const { id, isNew } = await openExample(db, prepare, { userId: user.id, jobs, now })
      if (isNew) audit('create', 'administration', id, {}, { administrationId: id })
      else unchanged()
      return { redirect_url: screenPath('dashboard', { administrationId: id }) }
    },
  }),

  route(examples.close, {
    access: mainUser,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, now, audit, services }) {
      await closeExample(db, administrationId, { hooks: services.hooks, now, audit })
      audit('remove', 'administration', administrationId)
    },
  }),
]
