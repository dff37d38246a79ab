import type { KyselyPlugin } from 'kysely'
import type { Db } from '../database/db.ts'
import { withTransaction } from '../database/transaction.ts'
import { civilDate } from '../kernel/clock.ts'
import type { JobQueue } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { rememberAdministration } from '../features/users/change-user.ts'
import { createArticles } from './articles/create-articles.ts'
import { createBakery } from './bakery.ts'
import { createDesigner } from './designer.ts'
import type { NewRole } from './open-administration.ts'
import { createPeople } from './people.ts'
import { createQuestions } from './questions.ts'
import { booksToRemove, createSmallBooks, firmsBooks, ownersBooks, ownersOtherBooks } from './small-books.ts'
import { createFirmPapers } from './firm-papers.ts'
import { assignClients } from './managers.ts'
import { createTickets } from './tickets/create-tickets.ts'

const everything: NewRole['permissions'] = ['ADMIN', 'TIME_TRACKING']

/**
 * Makes the demo world on an empty database: the same every time but for its dates, which count from today. All of
 * it goes through the commands that people's own work goes through. It is made as a whole or, when `signal` says that
 * the server has to stop, not at all.
 */
export async function createDemoWorld(
  { services, jobs }: { services: Services; jobs: JobQueue },
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = services.clock.now()
  const today = civilDate(now)
  await withTransaction(services.pool, { kind: 'system' }, async (transaction) => {
    const db: Db = transaction.withPlugin(refusingAfter(signal))
    const { ids, firmId, passwordHash } = await createPeople(db, services, now)
    await createArticles(db, services.settings, now)
    const main = (userId: number): NewRole => ({ userId, permissions: everything, isMainUser: true })
    const employee: NewRole = { userId: ids.medewerker, permissions: ['TIME_TRACKING'] }
    // The owner of the studio keeps the books of the bakery.
    const bookkeeper: NewRole = { userId: ids.eigenaar, permissions: ['ACCOUNTING'], isFinancialPlanner: true }
    const studioId = await createDesigner(db, {
      today,
      now,
      ownerId: ids.eigenaar,
      employeeId: ids.medewerker,
      roles: [main(ids.eigenaar), employee],
      firmId,
      services,
      jobs: jobs.senderFor(db),
    })
    await createBakery(db, {
      today,
      ownerId: ids.tweestaps,
      roles: [main(ids.tweestaps), bookkeeper, employee],
      firmId,
      services,
      jobs: jobs.senderFor(db),
    })
    let index = 0
    for (const books of ownersBooks) {
      await createSmallBooks(db, books, {
        today,
        ownerId: ids.eigenaar,
        roles: [main(ids.eigenaar)],
        firmId: null,
        index: index++,
      })
    }
    for (const books of firmsBooks) {
      await createSmallBooks(db, books, {
        today,
        ownerId: ids.boekhouder,
        roles: [main(ids.tweestaps)],
        firmId,
        index: index++,
      })
    }
    await assignClients(db, firmId, { bookkeeperId: ids.boekhouder, passwordHash, now })
    await createFirmPapers(db, { firmId, bookkeeperId: ids.boekhouder, now, today })
    const people = { keeperId: ids.boekhouder, ownerId: ids.eigenaar, clientId: ids.tweestaps }
    await createQuestions(db, { firmId, studioId, ...people, now })
    // Here the bakery's owner is an administrator without being the main user.
    const administrator: NewRole = { userId: ids.tweestaps, permissions: ['ADMIN'] }
    for (const books of ownersOtherBooks) {
      await createSmallBooks(db, books, {
        today,
        ownerId: ids.eigenaar,
        roles: [main(ids.eigenaar), administrator],
        firmId: null,
        index: index++,
      })
    }
    await createSmallBooks(db, booksToRemove, {
      today,
      ownerId: ids.tweestaps,
      roles: [main(ids.tweestaps)],
      firmId: null,
      index: index++,
    })
    await createTickets(db, { services, ids, now })
    await rememberAdministration(db, ids.eigenaar, studioId)
    // Where the hours of the employee are.
    await rememberAdministration(db, ids.medewerker, studioId)
  })
}

/** Refuses every further statement once the signal was given, which undoes the transaction. */
function refusingAfter(signal: AbortSignal): KyselyPlugin {
  return {
    transformQuery({ node }) {
      signal.throwIfAborted()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
