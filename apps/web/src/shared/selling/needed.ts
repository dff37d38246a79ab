import { missingForInvoice, type MissingInvoiceField } from '@klopt/bookkeeping/documents'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { CompanyProfile, Contact } from '@klopt/api-client/contract'

/** What an invoice still lacks before it can be sent, in words, by where it is filled in. */
export interface Needed {
  readonly company: readonly string[]
  readonly contact: readonly string[]
}

type Company = Pick<
  CompanyProfile,
  'companyName' | 'street' | 'postcode' | 'city' | 'vatNumber' | 'kvkNumber' | 'smallBusinessScheme'
>
export type CompanyField = Exclude<keyof Company, 'smallBusinessScheme'>

export interface Lacking {
  readonly field: CompanyField
  /** 'btw-id' */
  readonly word: string
}

type Customer = Pick<Contact, 'name' | 'street' | 'postcode' | 'city' | 'country' | 'vatNumber'>

interface Amount {
  readonly vat: readonly { readonly vatCode: string }[]
  readonly grossCents: number
}

/** What every invoice asks of its sender and is empty yet, by the field of the profile where it is filled in. */
export const lackingOf = (company: Company): readonly Lacking[] =>
  missingPaths(company, null, null).flatMap((path) =>
    isOfCompany(path) ? { field: FIELDS[path], word: WORDS[path] } : [],
  )

/** Known from the first moment: who sends it is the same whatever it says, and whom it is for as soon as one is chosen. */
export function neededOf(company: Company, contact: Customer | null, totals: Amount | null): Needed {
  const paths = missingPaths(company, contact, totals)
  const wordsOf = (side: 'seller' | 'buyer') =>
    paths.filter((path) => path.startsWith(`${side}.`)).map((path) => WORDS[path])
  return { company: wordsOf('seller'), contact: contact === null ? [] : wordsOf('buyer') }
}

function missingPaths(company: Company, contact: Customer | null, totals: Amount | null): MissingInvoiceField[] {
  const seller = {
    name: company.companyName,
    street: company.street,
    postcode: company.postcode,
    city: company.city,
    vatId: company.vatNumber,
    chamberOfCommerceNumber: company.kvkNumber,
  }
  const buyer = contact ? { ...contact, vatId: contact.vatNumber } : NOBODY
  const vat = (totals?.vat ?? []).flatMap(({ vatCode }) => (isVatCode(vatCode) ? { vatCode } : []))
  // zero: of no lines yet, for which no customer is asked
  const missing = missingForInvoice({ seller, buyer }, { vat, grossCents: totals?.grossCents ?? 0 })
  // Before there are lines a VAT number is needed by all who charge VAT.
  const lacksVatId = vat.length === 0 && !company.smallBusinessScheme && !company.vatNumber?.trim()
  return lacksVatId ? [...missing, 'seller.vatId'] : missing
}

const NOBODY = { name: null, street: null, postcode: null, city: null, country: 'NL', vatId: null }

const WORDS: Readonly<Record<MissingInvoiceField, string>> = {
  'seller.name': 'bedrijfsnaam',
  'seller.street': 'straat',
  'seller.postcode': 'postcode',
  'seller.city': 'plaats',
  'seller.vatId': 'btw-id',
  'seller.chamberOfCommerceNumber': 'KvK-nummer',
  'buyer.name': 'naam',
  'buyer.street': 'straat',
  'buyer.postcode': 'postcode',
  'buyer.city': 'plaats',
  'buyer.country': 'land',
  'buyer.vatId': 'btw-id',
}

const FIELDS = {
  'seller.name': 'companyName',
  'seller.street': 'street',
  'seller.postcode': 'postcode',
  'seller.city': 'city',
  'seller.vatId': 'vatNumber',
  'seller.chamberOfCommerceNumber': 'kvkNumber',
} as const satisfies Partial<Record<MissingInvoiceField, CompanyField>>

const isOfCompany = (path: MissingInvoiceField): path is keyof typeof FIELDS => path in FIELDS

/** 'straat, postcode en plaats' */
export const listed = (words: readonly string[]): string => conjunction.format(words)
const conjunction = new Intl.ListFormat('nl', { type: 'conjunction' })
