import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenIds, chosenOnly, severalOutcome } from './several.ts'
import { saleVatCode } from './vat-codes.ts'
import {
  date,
  decimal,
  exportQuery,
  id,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  version,
} from './wire.ts'

/** Beyond this no line of an invoice could hold it. */
const MAX_NUMBER = 1e9
const small = v.check<string, string>((text) => Math.abs(Number(text)) < MAX_NUMBER, 'Vul een kleiner getal in')

/** What a product costs for a customer, a group of them or everybody, in some days and from some quantity. */
export const priceAgreement = v.object({
  contactId: v.nullable(id),
  /** A name that customers carry; empty for one customer or for everybody. */
  priceGroup: optionalText(60),
  fromDate: v.nullable(date),
  untilDate: v.nullable(date),
  fromQuantity: v.pipe(
    decimal,
    small,
    v.check((text) => Number(text) >= 0, 'Vul nul of meer in'),
  ),
  /** Euros without VAT. */
  unitPrice: v.pipe(decimal, small),
})
export type PriceAgreementInput = v.InferOutput<typeof priceAgreement>

export const productInput = v.object({
  /** Empty takes the next free number. */
  number: v.optional(optionalText(40)),
  name: requiredText(200),
  unit: v.optional(optionalText(20)),
  /** Euros without VAT. */
  unitPrice: v.pipe(decimal, small),
  vatCode: saleVatCode,
  /** The revenue account; null takes the account that goes with the VAT code. */
  accountId: v.optional(v.nullable(id)),
  agreements: v.optional(
    v.pipe(v.array(priceAgreement), v.maxLength(200, 'Een product heeft hoogstens 200 afspraken')),
  ),
})
export type ProductInput = v.InferOutput<typeof productInput>

export const product = v.object({
  id,
  number: v.string(),
  name: v.string(),
  unit: v.string(),
  unitPrice: v.string(),
  vatCode: saleVatCode,
  accountId: v.nullable(id),
  agreements: v.array(v.object({ ...priceAgreement.entries, contactName: v.nullable(v.string()) })),
  archived: v.boolean(),
  version,
})
export type Product = v.InferOutput<typeof product>

const productListItem = v.object({
  id,
  number: v.string(),
  name: v.string(),
  unit: v.string(),
  unitPrice: v.string(),
  vatCode: saleVatCode,
  /** How many price agreements it has. */
  agreements: v.number(),
  archived: v.boolean(),
})
export type ProductListItem = v.InferOutput<typeof productListItem>

const PATH = '/administrations/{administrationId}/products' as const
const ONE = `${PATH}/{productId}` as const
const sortable = ['number', 'name'] as const
const filter = { archived: v.optional(v.picklist(['true', 'false'])) }

export const products = defineArea('products', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'Products and services by number unless sorted otherwise',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(productListItem).entries,
      /** How many of a search there are; told with the first page. */
      segments: segments(['active', 'archived'], {}),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${PATH}/export`,
    summary: 'The products of a filter as CSV or XLSX, or those of them that were chosen',
    query: v.object({ ...exportQuery(sortable), ...filter, ...chosenOnly }),
    response: 'file',
    errors: ['export_running'],
  }),
  groups: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/price-groups',
    summary: 'The groups that contacts and agreements name',
    response: v.array(v.string()),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One product with its price agreements',
    response: product,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: PATH,
    summary: 'Add a product with its price agreements',
    body: productInput,
    response: v.object({ id, number: v.string(), version }),
    errors: ['price_agreed_twice'],
    stale: ['products'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change a product and its price agreements as a whole; documents keep what they said',
    body: v.object({ ...productInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'price_agreed_twice'],
    stale: ['products'],
    idempotent: true,
  }),
  archive: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/archive`,
    summary: 'Put a product away or take it back',
    body: v.object({ archived: v.boolean(), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['products'],
    idempotent: true,
  }),
  archiveSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/several-products/archive',
    summary: 'Put products away or take them back',
    body: v.object({ productIds: chosenIds('product', 'producten'), archived: v.boolean() }),
    response: severalOutcome,
    stale: ['products'],
    idempotent: true,
  }),
})
