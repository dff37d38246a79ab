import type { ContactForm } from '../contacts/contact-form.ts'

/** Where something that an invoice misses is filled in. */
export type MissingPlace =
  | { readonly kind: 'contact'; readonly field: keyof ContactForm }
  | { readonly kind: 'settings' }
  | { readonly kind: 'draft'; readonly fieldId: 'invoice-contact' | 'invoice-lines' | 'invoice-delivery' }
  /** The first field that cannot be read. */
  | { readonly kind: 'unreadable' }

export interface Missing {
  /** What to do, in Dutch. */
  readonly text: string
  /** What its button says, when the text explains more than a button can hold. */
  readonly action?: string
  readonly place: MissingPlace | null
}

/** What of the missing things the draft still misses: what has been filled in meanwhile is no longer asked for. */
export function stillMissing(
  fields: Readonly<Record<string, string>>,
  filledIn: { contact: boolean; lines: boolean; vatCodes: boolean; readable: boolean },
): Record<string, string> {
  const isDone = (path: string) =>
    ((path === 'contactId' || path.startsWith('buyer.')) && filledIn.contact) ||
    (asksOfCustomer.has(path) && filledIn.vatCodes) ||
    ((path === 'lines' || path.startsWith('lines.')) && filledIn.lines) ||
    (path === UNREADABLE && filledIn.readable)
  return Object.fromEntries(Object.entries(fields).filter(([path]) => !isDone(path)))
}

/** What depends on the VAT codes of the lines. */
const asksOfCustomer: ReadonlySet<string> = new Set(['buyer.vatId', 'buyer.country', 'deliveryCountry'])

/** Stands for fields of the draft that cannot be read; each says so at its place. */
export const UNREADABLE = 'draft'

/** What says more of the customer than a button can hold. */
const explained: ReadonlySet<string> = new Set(['buyer.vatId', 'buyer.country', 'buyer.eInvoice'])

const contactFields: Record<string, keyof ContactForm> = {
  name: 'name',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
  vatId: 'vatNumber',
  eInvoice: 'wantsEInvoice',
}

/** What the server misses in an invoice that is to be final, each with the place where it is filled in. */
export function missingOf(fields: Readonly<Record<string, string>>): Missing[] {
  return Object.entries(fields).map(([path, text]) => ({
    text,
    ...(explained.has(path) && { action: 'Relatie wijzigen' }),
    place: placeOf(path),
  }))
}

function placeOf(path: string): MissingPlace | null {
  const [head = '', name = ''] = path.split('.')
  if (head === 'seller') return { kind: 'settings' }
  if (head === 'buyer') return { kind: 'contact', field: contactFields[name] ?? 'name' }
  if (head === 'contactId') return { kind: 'draft', fieldId: 'invoice-contact' }
  if (head === UNREADABLE) return { kind: 'unreadable' }
  if (head === 'deliveryCountry') return { kind: 'draft', fieldId: 'invoice-delivery' }
  if (head === 'lines') return { kind: 'draft', fieldId: 'invoice-lines' }
  return null
}
