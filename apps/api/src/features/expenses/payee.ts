import { iban as ibanCheck } from '@klopt/validators'
import { lockAdministration } from '../../books/lock-administration.ts'
import type { Db } from '../../database/db.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { checkContact } from '../contacts/check-contact.ts'
import { createContact } from '../contacts/create-contact.ts'
import { giveIban } from '../contacts/give-iban.ts'
import { nameOfMember } from '../members/name-of-member.ts'

/** The contact that somebody is paid back as, made the first time. */
export async function payeeOf(db: Db, administrationId: number, userId: number, now: Date): Promise<number> {
  const known = await knownPayee(db, administrationId, userId)
  if (known !== null) return known
  await lockAdministration(db, administrationId)
  const made = await knownPayee(db, administrationId, userId)
  if (made !== null) return made
  const { id } = await createContact(
    db,
    administrationId,
    checkContact({
      kind: 'person',
      name: await nameOfMember(db, userId),
      attention: '',
      street: '',
      postcode: '',
      city: '',
      country: 'NL',
      emailAddress: null,
      phone: null,
      kvkNumber: null,
      vatNumber: null,
      iban: null,
      paymentTermDays: null,
      vatTreatment: 'domestic',
      note: 'Krijgt bonnetjes en kilometers vergoed.',
    }),
    now,
  )
  await db
    .insertInto('expense_payees')
    .values({ administration_id: administrationId, user_id: userId, contact_id: id })
    .execute()
  return id
}

async function knownPayee(db: Db, administrationId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('expense_payees')
    .select('contact_id')
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.contact_id ?? null
}

/** Writes where somebody is paid, where that was not known yet. Throws `invalid_input` at `iban`. */
export async function keepIban(db: Db, administrationId: number, contactId: number, text: string): Promise<void> {
  const fields = fieldChecker()
  const iban = fields.check('iban', text, ibanCheck)
  fields.assertValid()
  if (iban !== null) await giveIban(db, { administrationId, contactId, iban })
}
