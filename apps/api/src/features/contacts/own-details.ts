import { must } from '@klopt/bookkeeping/money'
import { email, formatPostcode, postcode } from '@klopt/validators'
import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { customerOf, type CustomerKey } from './find-customer.ts'
import { updateContact } from './update-contact.ts'

type Details = ResponseOf<typeof contract.customerSubscriptions.details>
type Given = BodyOf<typeof contract.customerSubscriptions.saveDetails>

/** Where a customer says that they live, also in the scope of that customer. */
export async function ownDetails(db: Db, key: CustomerKey): Promise<Details> {
  const row = await customerOf(db, key)
  return {
    street: row.address_street,
    postcode: row.address_country === 'NL' ? formatPostcode(row.address_postcode) : row.address_postcode,
    city: row.address_city,
    country: row.address_country,
    emailAddress: row.email_address,
    version: row.version,
  }
}

/**
 * Changes them, and has the owner told. Answers the e-mail address of before, and the new version. Throws
 * `version_conflict`, and `invalid_input` naming every wrong field.
 */
export async function changeOwnDetails(
  db: Db,
  key: CustomerKey,
  given: Given,
  now: Date,
): Promise<{ readonly version: number; readonly emailAddressBefore: string | null; readonly emailAddress: string }> {
  const before = await customerOf(db, key)
  const fields = fieldChecker()
  const isDutch = before.address_country === 'NL'
  const checkedPostcode = isDutch ? fields.check('postcode', given.postcode, postcode) : given.postcode.trim()
  const emailAddress = fields.check('emailAddress', given.emailAddress, email)
  for (const name of ['street', 'postcode', 'city', 'emailAddress'] as const) fields.required(name, given[name])
  fields.assertValid()
  const version = await updateContact(
    db,
    { ...key, version: given.version },
    {
      address_street: given.street.trim(),
      address_postcode: must(checkedPostcode, 'a postcode that was checked'),
      address_city: given.city.trim(),
      email_address: must(emailAddress, 'an address that was checked'),
      changed_by_customer_at: now,
    },
  )
  return { version, emailAddressBefore: before.email_address, emailAddress: must(emailAddress, 'the same') }
}
