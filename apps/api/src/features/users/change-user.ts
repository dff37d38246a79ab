import type { Db } from '../../database/db.ts'

/** Gives a user another name. */
export async function renameUser(
  db: Db,
  userId: number,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', userId)
    .execute()
}

/** Makes a confirmed address count. Throws the database's unique violation when somebody else has it. */
export async function setEmailAddress(db: Db, userId: number, emailAddress: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_address: emailAddress, email_confirmed_at: now })
    .where('id', '=', userId)
    .execute()
}

/** What the password of a user is checked against. */
export async function passwordHashOf(db: Db, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.password_hash
}

/** Sets the password by its hash, whatever it was. */
export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Sets the password in place of the one that was checked; false when another change came first. */
export async function replacePassword(
  db: Db,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Remembers where a user works, which is where signing in leads. */
export async function rememberAdministration(db: Db, userId: number, administrationId: number): Promise<void> {
  await db.updateTable('users').set({ last_administration_id: administrationId }).where('id', '=', userId).execute()
}

/** Forgets an administration that a user can no longer enter. Locks the user's row when it was remembered. */
export async function forgetAdministration(db: Db, userId: number, administrationId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_administration_id: null })
    .where('id', '=', userId)
    .where('last_administration_id', '=', administrationId)
    .execute()
}

/** What somebody does at a firm: whether they manage it, and whether they enter every client of it. */
export interface FirmRole {
  readonly isAdmin: boolean
  readonly seesAll: boolean
}

/** Has a user work at a firm of bookkeepers; false for who works at one already. */
export async function joinFirm(db: Db, userId: number, firmId: number, role: FirmRole): Promise<boolean> {
  const joined = await db
    .updateTable('users')
    .set({ firm_id: firmId, firm_is_admin: role.isAdmin, firm_sees_all: role.seesAll })
    .where('id', '=', userId)
    .where('firm_id', 'is', null)
    .executeTakeFirst()
  return joined.numUpdatedRows > 0n
}

/** Changes what a colleague does at the firm; false for who does not work there. The database keeps it managed. */
export async function changeFirmRole(db: Db, userId: number, firmId: number, role: FirmRole): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ firm_is_admin: role.isAdmin, firm_sees_all: role.seesAll })
    .where('id', '=', userId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Has a user work at a firm no more; false for who does not. What they were there is forgotten. */
export async function leaveFirm(db: Db, userId: number, firmId: number): Promise<boolean> {
  const left = await db
    .updateTable('users')
    .set({ firm_id: null, firm_is_admin: true, firm_sees_all: true })
    .where('id', '=', userId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst()
  return left.numUpdatedRows > 0n
}
