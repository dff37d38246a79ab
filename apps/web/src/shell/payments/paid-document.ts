import type { contract, ResponseOf } from '@klopt/api-client/contract'

type WaitingLine = Pick<ResponseOf<typeof contract.bank.transactions>['items'][number], 'id' | 'journalId' | 'best'>
export type OpenItem = ResponseOf<typeof contract.bank.openItems>[number]

/** An invoice of ours, or one of a supplier, of which a payment is looked for. */
export interface PaidDocument {
  readonly kind: OpenItem['kind']
  /** Of an invoice of ours; the open items of purchases do not name theirs. */
  readonly invoiceId: number | null
  readonly number: string
  readonly contactName: string | null
  readonly date: string
}

/** Whether an open item is what is left of a document. */
export function isOf(
  item: Omit<OpenItem, 'id' | 'dueDate' | 'openCents' | 'foreign'>,
  document: PaidDocument,
): boolean {
  if (item.kind !== document.kind || item.invoiceId !== document.invoiceId) return false
  if (document.invoiceId !== null) return true
  return item.number === document.number && item.contactName === document.contactName && item.date === document.date
}

/**
 * The waiting line that pays a document, the surest first: one that is no more than possible pays it too little surely to
 * be led to, and one that came back asks for it instead.
 */
export function lineThatPays<Line extends WaitingLine>(
  lines: readonly Line[],
  document: PaidDocument,
): Line | undefined {
  const pays = (certainty: 'certain' | 'likely') =>
    lines.find(
      ({ best }) => best?.certainty === certainty && !best.isReturn && best.items.some((item) => isOf(item, document)),
    )
  return pays('certain') ?? pays('likely')
}
