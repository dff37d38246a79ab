import type { ProductInput } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Decimal, Id } from './columns.ts'

/** The tables of 0091_products.sql. */
export interface ProductTables {
  products: ProductsTable
  price_agreements: PriceAgreementsTable
}

interface ProductsTable {
  id: Id
  administration_id: number
  number: string
  name: string
  unit: string
  unit_price: Decimal
  vat_code: ProductInput['vatCode']
  account_id: number | null
  archived_at: Date | null
  created_at: Date
  version: Generated<number>
}

interface PriceAgreementsTable {
  id: Id
  administration_id: number
  product_id: number
  contact_id: number | null
  price_group: string
  from_date: CivilDate | null
  until_date: CivilDate | null
  from_quantity: Decimal
  unit_price: Decimal
}
