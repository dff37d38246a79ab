import { eachElement } from './each-element.ts'
import { find, textAt, type Element } from './element.ts'
import { providedOrNull } from './provided.ts'

/** A direct debit that the bank did not carry out, or took back. */
export interface RefusedCollection {
  /** As the creditor gave it. */
  readonly endToEndId: string
  /** Of the external code sets of ISO 20022; null where the bank says none. */
  readonly reasonCode: string | null
  /** It had been booked, and a statement or notice takes it back. */
  readonly isReturn: boolean
}

/**
 * What a bank refused (a status report, pain.002) or returned (a statement or notice, CAMT.052 to 054), of any version, each
 * once. Nothing of a message of another kind. Throws a Refusal for what is no XML, is cut off or has a document type.
 */
export function readRefusedCollections(bytes: Uint8Array): readonly RefusedCollection[] {
  const found = new Map<string, RefusedCollection>()
  eachElement(bytes, ['TxInfAndSts', 'TxDtls'], (transaction) => {
    const refused = refusedOf(transaction)
    if (refused !== null) found.set(refused.endToEndId, refused)
  })
  return [...found.values()]
}

function refusedOf(transaction: Element): RefusedCollection | null {
  const isReport = transaction.name === 'TxInfAndSts'
  const reason = find(transaction, isReport ? 'StsRsnInf' : 'RtrInf')
  const isRefused = isReport ? textAt(transaction, 'TxSts') === 'RJCT' : reason !== undefined
  const endToEndId = providedOrNull(textAt(transaction, isReport ? 'OrgnlEndToEndId' : 'Refs/EndToEndId'))
  if (!isRefused || endToEndId === null) return null
  return { endToEndId, reasonCode: textAt(reason, 'Rsn/Cd') ?? null, isReturn: !isReport }
}
