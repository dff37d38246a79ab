import { must } from '@klopt/bookkeeping/money'
import { demoAccounts, DEMO_PASSWORD, DEMO_RECOVERY_CODE, DEMO_TOTP_SECRET } from '../config/demo-accounts.ts'
import type { Db } from '../database/db.ts'
import type { StoredPermission } from '../database/schema/platform.ts'
import { insertRecoveryCodes } from '../features/authentication/recovery-codes.ts'
import { createFirm } from '../features/firms/create-firm.ts'
import { addGlobalRole } from '../features/members/add-role.ts'
import { createUser } from '../features/users/create-user.ts'
import type { Services } from '../kernel/services.ts'

export type DemoPerson = 'eigenaar' | 'medewerker' | 'boekhouder' | 'support' | 'compliance' | 'tweestaps'

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly hasSecondFactor?: boolean
  readonly globalPermissions?: readonly StoredPermission[]
}

const people: Record<DemoPerson, Person> = {
  eigenaar: { firstName: 'Eva', lastName: 'Verhoeven' },
  medewerker: { firstName: 'Mo', lastName: 'el Amrani' },
  boekhouder: { firstName: 'Bram', lastName: 'de Balans' },
  support: { firstName: 'Saar', lastName: 'Smit', hasSecondFactor: true, globalPermissions: ['ADMIN'] },
  compliance: { firstName: 'Coen', lastName: 'van Loon', hasSecondFactor: true, globalPermissions: ['COMPLIANCE'] },
  tweestaps: { firstName: 'Tess', lastName: 'Timmer', hasSecondFactor: true },
}

/** Makes the people of the demo world, and the firm the bookkeeper works at. */
export async function createPeople(
  db: Db,
  services: Services,
  now: Date,
): Promise<{ ids: Record<DemoPerson, number>; firmId: number; passwordHash: string }> {
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD)
  const firmId = await createFirm(db, 'Administratiekantoor De Balans')
  const ids = {} as Record<DemoPerson, number>
  for (const name of Object.keys(people) as DemoPerson[]) {
    ids[name] = await createPerson(db, services, {
      name,
      passwordHash,
      firmId: name === 'boekhouder' ? firmId : null,
      now,
    })
  }
  return { ids, firmId, passwordHash }
}

interface NewPerson {
  readonly name: DemoPerson
  readonly passwordHash: string
  readonly firmId: number | null
  readonly now: Date
}

async function createPerson(
  db: Db,
  services: Services,
  { name, passwordHash, firmId, now }: NewPerson,
): Promise<number> {
  const person = people[name]
  const emailAddress = demoAccounts.find((account) => account.emailAddress.startsWith(`${name}@`))?.emailAddress
  if (emailAddress === undefined) throw new Error(`the demo accounts do not name ${name}`)
  const created = await createUser(db, {
    emailAddress,
    firstName: person.firstName,
    lastName: person.lastName,
    passwordHash,
    firmId,
    totpSecret: person.hasSecondFactor ? services.secretBox.seal(DEMO_TOTP_SECRET) : null,
    // Everybody knows the password, and nobody reads the mail.
    confirmsLocations: false,
    now,
  })
  const id = must(created, 'the account of a demo person')
  if (person.hasSecondFactor) await insertRecoveryCodes(db, id, [DEMO_RECOVERY_CODE])
  if (person.globalPermissions) await addGlobalRole(db, id, person.globalPermissions)
  return id
}
