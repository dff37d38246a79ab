import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../database/db.ts'
import { changeScope } from '../database/transaction.ts'
import { createUser } from '../features/users/create-user.ts'
import { changeFirmRole } from '../features/users/change-user.ts'
import { setManager } from '../features/worklist/set-manager.ts'

export interface Colleagues {
  readonly bookkeeperId: number
  /** Of a colleague, who has no account to log in with here but the same password. */
  readonly passwordHash: string
  readonly now: Date
}

/** The bookkeeper looks after every other client of the firm, and a colleague after two of the others and nothing else. */
export async function assignClients(db: Db, firmId: number, people: Colleagues): Promise<void> {
  await changeScope(db, { kind: 'system' })
  const colleagueId = await createColleague(db, firmId, people)
  const clients = await db.selectFrom('companies').select('id').where('firm_id', '=', firmId).orderBy('id').execute()
  for (const [index, { id }] of clients.entries()) {
    const managerId = index % 2 === 0 ? people.bookkeeperId : index % 4 === 3 ? colleagueId : null
    if (managerId === null) continue
    await changeScope(db, { kind: 'administration', administrationId: id })
    await setManager(db, id, managerId)
  }
  await changeScope(db, { kind: 'system' })
}

async function createColleague(db: Db, firmId: number, { passwordHash, now }: Colleagues): Promise<number> {
  const created = await createUser(db, {
    emailAddress: 'lotte@debalans.example',
    firstName: 'Lotte',
    lastName: 'Loonstra',
    passwordHash,
    firmId,
    confirmsLocations: false,
    now,
  })
  const id = must(created, 'the colleague of the bookkeeper')
  await changeFirmRole(db, id, firmId, { isAdmin: false, seesAll: false })
  return id
}
