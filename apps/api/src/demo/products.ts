import type { ProductInput } from '@klopt/api-client/contract'
import type { Db } from '../database/db.ts'
import { createProduct } from '../features/products/save-product.ts'
import type { Offering } from './offering.ts'

/** What the designer sells, and what they agreed on with a customer about their hours. */
export async function createProducts(db: Db, author: Offering, agreedWithId: number): Promise<void> {
  const agreement = {
    contactId: agreedWithId,
    priceGroup: '',
    fromDate: null,
    untilDate: null,
    fromQuantity: '0',
    unitPrice: '82.5',
  }
  for (const product of products) {
    await createProduct(db, author, { ...product, agreements: product.name === HOURS ? [agreement] : [] })
  }
}

const HOURS = 'Ontwerp per uur'

const products: readonly ProductInput[] = [
  { number: '1001', name: HOURS, unit: 'uur', unitPrice: '95', vatCode: 'sale_high' },
  { number: '1002', name: 'Huisstijl', unit: '', unitPrice: '2400', vatCode: 'sale_high' },
  { number: '1003', name: 'Website met vijf pagina’s', unit: '', unitPrice: '3200', vatCode: 'sale_high' },
  { number: '1004', name: 'Onderhoud van een website', unit: 'maand', unitPrice: '75', vatCode: 'sale_high' },
  { number: '2001', name: 'Drukwerk, visitekaartjes', unit: 'stuk', unitPrice: '0.35', vatCode: 'sale_high' },
  { number: '2002', name: 'Fotoboek', unit: 'stuk', unitPrice: '42.2', vatCode: 'sale_low' },
]
