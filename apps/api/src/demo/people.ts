import { demoAccounts, demoPassword, demoRecoveryCode, demoTotpSecret } from '../config/demo-accounts.ts'
import type { Db } from '../database/db.ts'
import type { StoredPermission } from '../database/schema/platform.ts'
import { hashRecoveryCode } from '../features/authentication/recovery-codes.ts'
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
): Promise<{ ids: Record<DemoPerson, number>; firmId: number }> {
  const passwordHash = await services.passwords.hash(demoPassword)
  const firm = await db
    .insertInto('firms')
    .values({ company_name: 'Administratiekantoor De Balans' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = {} as Record<DemoPerson, number>
  for (const name of Object.keys(people) as DemoPerson[]) {
    ids[name] = await createPerson(db, services, {
      name,
      passwordHash,
      firmId: name === 'boekhouder' ? firm.id : null,
      now,
    })
  }
  return { ids, firmId: firm.id }
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
  const { id } = await db
    .insertInto('users')
    .values({
      email_address: emailAddress,
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: passwordHash,
      firm_id: firmId,
      totp_secret: person.hasSecondFactor ? services.secretBox.seal(demoTotpSecret) : null,
      // Everybody knows the password, and nobody reads the mail.
      confirms_locations: false,
      email_confirmed_at: now,
      deactivated_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.hasSecondFactor) {
    const codeHash = hashRecoveryCode(demoRecoveryCode)
    await db.insertInto('recovery_codes').values({ user_id: id, code_hash: codeHash, used_at: null }).execute()
  }
  if (person.globalPermissions) {
    await db
      .insertInto('roles')
      .values({
        user_id: id,
        administration_id: null,
        type: 'GLOBAL_ROLE',
        permissions: [...person.globalPermissions],
        deactivated_at: null,
      })
      .execute()
  }
  return id
}
