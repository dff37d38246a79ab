import type { LegalForm } from '@klopt/bookkeeping/ledger'
import type { Insertable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'
import type { StoredPermission } from '../database/schema/platform.ts'
import { changeScope } from '../database/transaction.ts'
import { setUpBooks } from '../books/set-up-books.ts'
import { insertAdministration } from '../features/administrations/change-administration.ts'
import { addMember } from '../features/members/add-role.ts'

export interface NewBooks extends Insertable<Schema['administrations']> {
  readonly legal_form: LegalForm
}

export interface NewRole {
  readonly userId: number
  readonly permissions: readonly StoredPermission[]
  readonly isMainUser?: boolean
  /** Keeps the books: 'Boekhouder'. */
  readonly isFinancialPlanner?: boolean
}

/** Opens an administration with its books and roles; the transaction goes on inside of it. */
export async function openAdministration(db: Db, books: NewBooks, roles: readonly NewRole[]): Promise<number> {
  await changeScope(db, { kind: 'system' })
  const id = await insertAdministration(db, books)
  const bank = books.iban ? { iban: books.iban, accountHolder: books.company_name } : null
  await setUpBooks(db, { administrationId: id, legalForm: books.legal_form, bank })
  for (const role of roles) {
    await addMember(db, {
      administrationId: id,
      userId: role.userId,
      permissions: role.permissions,
      isMainUser: role.isMainUser ?? false,
      isFinancialPlanner: role.isFinancialPlanner ?? false,
    })
  }
  await changeScope(db, { kind: 'administration', administrationId: id })
  return id
}
