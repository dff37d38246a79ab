import { cutText, type SourceContact } from '@klopt/bookkeeping/audit-file'
import { must } from '@klopt/bookkeeping/money'
import { email, iban, kvkNumber, phone, postcode, vatNumber, vatNumberNl, type Checked } from '@klopt/validators'
import type { ContactInput } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { checkContact } from '../../contacts/check-contact.ts'
import { createContact } from '../../contacts/create-contact.ts'
import { restoreContact } from '../../contacts/update-contact.ts'
import type { Author } from '../reverse-opening.ts'
import type { ImportPlan } from './plan-import.ts'

export interface TakenContacts {
  /** The contact of the books by its id in the file. */
  readonly idOf: ReadonlyMap<string, number>
  /** Made, or taken out of the archive. */
  readonly made: readonly number[]
}

/** Adds the contacts that the books do not have yet. */
export async function takeContacts(
  db: Db,
  { administrationId, now }: Author,
  { contacts, archived }: Pick<ImportPlan, 'contacts' | 'archived'>,
): Promise<TakenContacts> {
  const idOf = new Map<string, number>()
  const made: number[] = []
  for (const { source, contactId, sameAs } of contacts) {
    if (sameAs !== null) idOf.set(source.id, must(idOf.get(sameAs), 'an earlier contact of the file'))
    else if (contactId === null) {
      const { id } = await createContact(db, administrationId, checkContact(contactInput(source)), now)
      idOf.set(source.id, id)
      made.push(id)
    } else {
      idOf.set(source.id, contactId)
      if (!archived.has(contactId)) continue
      await restoreContact(db, administrationId, contactId)
      made.push(contactId)
    }
  }
  return { idOf, made }
}

/** A contact of the books; what cannot be in its field is kept in the note, so that nothing is lost. */
function contactInput(source: SourceContact): ContactInput {
  const left: string[] = []
  const fitting = (name: string, text: string | null, rule: (text: string) => Checked): string | null => {
    if (text === null) return null
    const checked = rule(text)
    if (checked.ok) return checked.value
    left.push(`${name}: ${text}`)
    return null
  }
  const country = source.country !== null && /^[A-Z]{2}$/.test(source.country) ? source.country : 'NL'
  const isDutch = country === 'NL'
  const input = {
    kind: 'company' as const,
    name: cutText(source.name, 200),
    attention: cutText(source.attention ?? '', 200), // zero: nobody in particular
    street: cutText(source.street ?? '', 200), // zero: no address
    postcode: isDutch ? (fitting('Postcode', source.postcode, postcode) ?? '') : cutText(source.postcode ?? '', 12), // zero: no address
    city: cutText(source.city ?? '', 100), // zero: no address
    country,
    emailAddress: fitting('E-mailadres', source.emailAddress, email),
    phone: isDutch ? fitting('Telefoon', source.phone, phone) : source.phone && cutText(source.phone, 40),
    kvkNumber: fitting('KvK-nummer', source.kvkNumber, kvkNumber),
    vatNumber: fitting('Btw-id', source.vatNumber, isDutch ? vatNumberNl : vatNumber),
    iban: fitting('Bankrekening', source.iban, iban),
    paymentTermDays: null,
    vatTreatment: 'domestic' as const,
  }
  return { ...input, note: left.length === 0 ? '' : cutText(`Uit het auditfile:\n${left.join('\n')}`, 4000) }
}

/** Who stands for what the file leaves open without a name. */
export async function collectiveContact(db: Db, { administrationId, now }: Author, name: string): Promise<number> {
  const contact = checkContact(contactInput({ ...NOBODY, name }))
  return (await createContact(db, administrationId, contact, now)).id
}

const NOBODY = {
  id: '',
  attention: null,
  isCustomer: true,
  isSupplier: true,
  street: null,
  postcode: null,
  city: null,
  country: 'NL',
  emailAddress: null,
  phone: null,
  kvkNumber: null,
  vatNumber: null,
  iban: null,
  openingCents: null,
}
