import type { LegalForm } from '@klopt/bookkeeping/ledger'
import { withTransaction } from '../database/transaction.ts'
import type { StoredPermission, SubscriptionType } from '../database/schema/platform.ts'
import { setUpBooks } from '../books/set-up-books.ts'
import { startSession } from '../features/authentication/sessions.ts'
import type { Services } from '../kernel/services.ts'
import { absoluteLifetimeMs } from '../kernel/session-lifetime.ts'
import { TestClient } from './test-client.ts'

export interface TestUser {
  readonly id: number
  readonly emailAddress: string
  readonly password: string
}
export interface TestAdministration {
  readonly id: number
  readonly owner: TestUser
}
export interface NewUser {
  readonly emailAddress?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly firmId?: number
  readonly deactivated?: boolean
  /** Signing in from elsewhere has to be confirmed by mail; not so when left out, unlike for real people. */
  readonly confirmsLocations?: boolean
  /** Base32; switches two-factor on. */
  readonly totpSecret?: string
  readonly globalPermissions?: readonly StoredPermission[]
}
export interface NewAdministration {
  readonly companyName?: string
  readonly legalForm?: LegalForm
  /** Its main user, made when left out. */
  readonly owner?: TestUser
  readonly firmId?: number
  /** The main user lets support in. */
  readonly accessibleBySupport?: boolean
  readonly subscriptionType?: SubscriptionType
  readonly subscriptionPeriodEnd?: string | null
}
export interface NewRole {
  readonly user: TestUser
  readonly administrationId: number
  readonly permissions: readonly StoredPermission[]
  readonly isPrimaryUser?: boolean
  readonly isFinancialPlanner?: boolean
  readonly deactivated?: boolean
}

const password = 'Test-wachtwoord-1'

/** Makes people and administrations in a line; every name is new. */
export class World {
  readonly #services: Services
  readonly #baseUrl: string
  #passwordHash: Promise<string> | undefined
  #count = 0

  constructor(services: Services, baseUrl: string) {
    this.#services = services
    this.#baseUrl = baseUrl
  }

  async user(given: NewUser = {}): Promise<TestUser> {
    const emailAddress = given.emailAddress ?? `persoon${(this.#count += 1)}@test.example`
    const now = this.#now()
    const hash = await (this.#passwordHash ??= this.#services.passwords.hash(password))
    const id = await this.#write(async (db) => {
      const user = await db
        .insertInto('users')
        .values({
          email_address: emailAddress,
          first_name: given.firstName ?? 'Sam',
          last_name: given.lastName ?? `Persoon ${this.#count}`,
          password_hash: hash,
          firm_id: given.firmId ?? null,
          totp_secret: given.totpSecret === undefined ? null : this.#services.secretBox.seal(given.totpSecret),
          confirms_locations: given.confirmsLocations ?? false,
          email_confirmed_at: now,
          deactivated_at: given.deactivated === true ? now : null,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return user.id
    })
    const user = { id, emailAddress, password }
    if (given.globalPermissions !== undefined) await this.#insertRole(id, null, given.globalPermissions)
    return user
  }

  /** An administration on a paid plan with a main user. */
  async administration(given: NewAdministration = {}): Promise<TestAdministration> {
    const owner = given.owner ?? (await this.user())
    const id = await this.#write(async (db) => {
      const made = await db
        .insertInto('administrations')
        .values({
          company_name: given.companyName ?? `Bedrijf ${(this.#count += 1)}`,
          legal_form: given.legalForm ?? 'zzp',
          address_street: 'Dorpsstraat 1',
          address_postcode: '1234 AB',
          address_city: 'Ons Dorp',
          kvk_number: '64012347',
          vat_number: 'NL123456782B12',
          iban: 'NL20INGB0001234567',
          firm_id: given.firmId ?? null,
          accessible_by_support: given.accessibleBySupport ?? false,
          subscription_type: given.subscriptionType ?? 'ZZP',
          subscription_period_end: given.subscriptionPeriodEnd ?? null,
          created_at: this.#now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await setUpBooks(db, {
        administrationId: made.id,
        legalForm: given.legalForm ?? 'zzp',
        bank: { iban: 'NL20INGB0001234567', accountHolder: 'Test' },
      })
      return made.id
    })
    await this.role({ user: owner, administrationId: id, permissions: ['ADMIN', 'TIME_TRACKING'], isPrimaryUser: true })
    return { id, owner }
  }

  /** Gives a user a role; answers its id. */
  role(given: NewRole): Promise<number> {
    return this.#insertRole(given.user.id, given.administrationId, given.permissions, given)
  }

  async firm(companyName = 'Kantoor De Balans'): Promise<number> {
    const firm = await this.#write((db) =>
      db.insertInto('firms').values({ company_name: companyName }).returning('id').executeTakeFirstOrThrow(),
    )
    return firm.id
  }

  /** A staff member's access to an administration or a firm, for an hour. */
  async grant(
    user: TestUser,
    to: { administrationId: number; asCompliance?: boolean } | { firmId: number },
  ): Promise<void> {
    const now = this.#now()
    await this.#write((db) =>
      db
        .insertInto('access_grants')
        .values({
          user_id: user.id,
          administration_id: 'administrationId' in to ? to.administrationId : null,
          firm_id: 'firmId' in to ? to.firmId : null,
          reason: 'ticket 1',
          as_compliance: 'asCompliance' in to && to.asCompliance === true,
          granted_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .execute(),
    )
  }

  /** A client without a session. */
  visitor(): TestClient {
    return new TestClient(this.#baseUrl)
  }

  /**
   * A client with a session of the user, without the time a password takes; it counts as having proved a second
   * factor just now unless said otherwise.
   */
  async as(user: Pick<TestUser, 'id'>, { provedSecondFactor = true } = {}): Promise<TestClient> {
    const client = this.visitor()
    const now = this.#now()
    const request = { address: '127.0.0.1', userAgent: 'test' }
    const session = { userId: user.id, request, now, replaces: null, provedSecondFactor }
    const token = await this.#write((db) => startSession(db, session))
    client.setCookie(this.#services.sessionCookie.write(token, absoluteLifetimeMs)[0])
    return client
  }

  async #insertRole(
    userId: number,
    administrationId: number | null,
    permissions: readonly StoredPermission[],
    extra: Partial<NewRole> = {},
  ): Promise<number> {
    const role = await this.#write((db) =>
      db
        .insertInto('roles')
        .values({
          user_id: userId,
          administration_id: administrationId,
          type: administrationId === null ? 'GLOBAL_ROLE' : 'ADMINISTRATION_ROLE',
          permissions: [...permissions],
          is_primary_user: extra.isPrimaryUser ?? false,
          is_financial_planner: extra.isFinancialPlanner ?? false,
          deactivated_at: extra.deactivated === true ? this.#now() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return role.id
  }

  #write<T>(work: Parameters<typeof withTransaction<T>>[2]): Promise<T> {
    return withTransaction(this.#services.pool, { kind: 'system' }, work)
  }

  #now(): Date {
    return this.#services.clock.now()
  }
}
