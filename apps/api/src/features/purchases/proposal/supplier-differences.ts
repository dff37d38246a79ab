import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { isSameName } from '@klopt/recognition'
import type { FoundSupplier, SupplierDetails } from './find-supplier.ts'

type ComparedSupplier = Pick<FoundSupplier, 'name' | 'kvkNumber' | 'vatNumber'>
type Difference = ResponseOf<typeof contract.purchases.proposal>['supplier']['differences'][number]

/** What papers of a contact said of it before, and that somebody booked in its name all the same. */
export interface SupplierAnswer {
  readonly field: Difference['field']
  readonly printed: string
}

/**
 * What the paper says of its supplier that is not what is known of the contact it was matched with: an account that two
 * companies share, or a number that was typed wrong once, would put a paper in somebody else's name. What was answered
 * before is not asked again.
 */
export function supplierDifferences(
  printed: SupplierDetails,
  contact: ComparedSupplier | null,
  answers: readonly SupplierAnswer[] = [],
): Difference[] {
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
  return differences.filter((difference) => !answers.some((answer) => isAnswered(difference, answer)))
}

function isAnswered(difference: Difference, answer: SupplierAnswer): boolean {
  if (difference.field !== answer.field) return false
  return difference.field === 'name'
    ? isSameName(difference.printed, answer.printed)
    : plain(difference.printed) === plain(answer.printed)
}

const plain = (number: string): string => number.replace(/[\s.]/g, '').toUpperCase()
