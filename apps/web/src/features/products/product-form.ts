import type { Product, ProductInput } from '@klopt/api-client/contract'
import { computeDecimal, formatDecimal, parseDecimal } from '@klopt/validators'
import { formatPrice } from '../../shared/selling/draft.ts'

/** Whom a price agreement is for. */
export type Whom = 'all' | 'contact' | 'group'

/** A price agreement while somebody types: numbers are text as the Dutch write it. */
export interface AgreementForm {
  whom: Whom
  contactId: number | null
  contactName: string | null
  priceGroup: string
  fromDate: string | null
  untilDate: string | null
  fromQuantity: string
  unitPrice: string
}

/** A product while somebody types. */
export interface ProductForm {
  number: string
  name: string
  unit: string
  unitPrice: string
  vatCode: ProductInput['vatCode']
  accountId: number | null
  agreements: AgreementForm[]
}

export const emptyAgreement: AgreementForm = {
  whom: 'contact',
  contactId: null,
  contactName: null,
  priceGroup: '',
  fromDate: null,
  untilDate: null,
  fromQuantity: '',
  unitPrice: '',
}

/** The wire's product as text to edit; an empty form for a new one. */
export function formOf(product: Product | null): ProductForm {
  return {
    number: product?.number ?? '',
    name: product?.name ?? '',
    unit: product?.unit ?? '',
    unitPrice: product === null ? '' : formatPrice(product.unitPrice),
    vatCode: product?.vatCode ?? 'sale_high',
    accountId: product?.accountId ?? null,
    agreements: (product?.agreements ?? []).map((agreement) => ({
      ...agreement,
      whom: whomOf(agreement),
      fromQuantity: agreement.fromQuantity === '0' ? '' : formatDecimal(agreement.fromQuantity),
      unitPrice: formatPrice(agreement.unitPrice),
    })),
  }
}

/** What was typed as the wire has it; the form has checked its numbers. */
export function inputOf({ number, name, unit, unitPrice, vatCode, accountId, agreements }: ProductForm): ProductInput {
  return {
    number: number.trim(),
    name: name.trim(),
    unit: unit.trim(),
    unitPrice: computeDecimal(unitPrice) ?? unitPrice,
    vatCode,
    accountId,
    agreements: agreements.map((agreement) => ({
      contactId: agreement.whom === 'contact' ? agreement.contactId : null,
      priceGroup: agreement.whom === 'group' ? agreement.priceGroup.trim() : '',
      fromDate: agreement.fromDate,
      untilDate: agreement.untilDate,
      fromQuantity: agreement.fromQuantity.trim() === '' ? '0' : (parseDecimal(agreement.fromQuantity) ?? ''),
      unitPrice: computeDecimal(agreement.unitPrice) ?? agreement.unitPrice,
    })),
  }
}

/** A number with at most four decimals, or a sum that comes to one. */
export const isPrice = (text: string): true | string =>
  computeDecimal(text) !== null || 'Vul een bedrag in, zoals 85 of 0,35'

/** The same, or nothing. */
export const isQuantity = (text: string): true | string =>
  text.trim() === '' || Number(parseDecimal(text) ?? -1) >= 0 || 'Vul een aantal in, zoals 10'

const whomOf = ({ contactId, priceGroup }: Product['agreements'][number]): Whom => {
  if (contactId !== null) return 'contact'
  return priceGroup === '' ? 'all' : 'group'
}
