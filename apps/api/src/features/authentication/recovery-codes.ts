import { randomBytes } from 'node:crypto'
import { recoveryCode } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { hashToken } from '../../security/tokens.ts'

const AMOUNT = 10
const LENGTH = 16
/** 32 capitals and digits without I, O, 0 and 1, which people mix up: 80 bits in a code. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Gives a user new recovery codes in place of all earlier ones. Answers them: they are shown once and kept hashed. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  await deleteRecoveryCodes(db, userId)
  const codes = Array.from({ length: AMOUNT }, newCode)
  await insertRecoveryCodes(db, userId, codes)
  return codes
}

/** Gives a user these codes beside the ones they have. */
export async function insertRecoveryCodes(db: Db, userId: number, codes: readonly string[]): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code), used_at: null })))
    .execute()
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Whether it is a code of the user that was not used before; it is now. */
export async function spendRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Recovery codes are random, so a plain hash keeps them; case, spaces and hyphens do not matter to who types one over. */
export function hashRecoveryCode(code: string): Buffer {
  const read = recoveryCode(code)
  if (!read.ok) throw new RangeError('not a recovery code')
  return hashToken(read.value)
}

/** 256 is a multiple of 32, so every character is as likely as the others. */
function newCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
