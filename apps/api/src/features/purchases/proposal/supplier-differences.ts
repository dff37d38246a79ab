import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { isSameName } from '@klopt/recognition'
import type { FoundSupplier, SupplierDetails } from './find-supplier.ts'

type Difference = ResponseOf<typeof contract.purchases.proposal>['supplier']['differences'][number]

/**
 * What the paper says of its supplier that is not what is known of the contact it was matched with: an account that two
 * companies share, or a number that was typed wrong once, would put a paper in somebody else's name.
 */
export function supplierDifferences(printed: SupplierDetails, contact: FoundSupplier | null): Difference[] {
  if (contact === null) return []
  const name = printed.name?.value
  const differences: Difference[] =
    name === undefined || isSameName(name, contact.name) ? [] : [{ field: 'name', printed: name, known: contact.name }]
  for (const field of ['kvkNumber', 'vatNumber'] as const) {
    const [onPaper, known] = [printed[field]?.value, contact[field]]
    if (onPaper !== undefined && known !== null && plain(onPaper) !== plain(known)) {
      differences.push({ field, printed: onPaper, known })
    }
  }
  return differences
}

const plain = (number: string): string => number.replace(/[\s.]/g, '').toUpperCase()
