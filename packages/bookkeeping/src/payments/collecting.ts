import { addDays, addMonths } from '@klopt/validators'
import { addTargetDays, isTargetDay, targetDayFrom } from '../calendar/target-days.ts'
import type { OpenItemKind } from '../ledger/open-items.ts'
import { isCollectableIban } from './sepa-countries.ts'
import type { MandateAfterReturn } from './return-reasons.ts'
import type { DirectDebitScheme, DirectDebitSequence } from './sepa-direct-debit.ts'

/** How long before the collection a debtor hears of it unless another time was agreed (SDD rulebooks EPC016-06 and EPC222-07). */
export const STANDARD_NOTICE_DAYS = 14

/** A mandate lapses when nothing was collected by it for so long (the same rulebooks). */
const LAPSE_MONTHS = 36

export type MandateKind = 'recurring' | 'one_off'

/** What a debtor signed, as far as collecting by it goes. Dates are civil. */
export interface CollectingMandate {
  readonly kind: MandateKind
  readonly scheme: DirectDebitScheme
  readonly signedOn: string
  readonly endedOn: string | null
  readonly debtorIban: string
  /** The last day on which something was or will be collected by it; null before the first. */
  readonly lastCollectedOn: string | null
  /** What a refusal or return said of it since; null or left out when nothing did that keeps it from being collected by. */
  readonly afterReturn?: Exclude<MandateAfterReturn, 'ask'> | null
}

/** Why a mandate cannot be collected by. */
export type MandateObstacle = 'ended' | 'refused' | 'other_account' | 'used' | 'lapsed' | 'outside_eea'

/** Why an invoice cannot be collected. */
export type CollectionObstacle = MandateObstacle | 'not_open' | 'in_file' | 'no_mandate'

/** Why nothing can be collected by a mandate on a day; null when it can. */
export function mandateObstacle(mandate: CollectingMandate, date: string): MandateObstacle | null {
  if (mandate.endedOn !== null) return 'ended'
  if (mandate.afterReturn === 'ended') return 'refused'
  if (mandate.afterReturn === 'other_account') return 'other_account'
  if (mandate.kind === 'one_off' && mandate.lastCollectedOn !== null) return 'used'
  if (addMonths(mandate.lastCollectedOn ?? mandate.signedOn, LAPSE_MONTHS) < date) return 'lapsed'
  return isCollectableIban(mandate.debtorIban) ? null : 'outside_eea'
}

/** What a customer owes by an invoice, as far as collecting it goes. */
export interface CollectableItem {
  readonly kind: OpenItemKind
  /** Negative for a credit invoice, which pays no one and is not collected. */
  readonly openCents: number
  /** It stands in a file already that may still be collected. */
  readonly isInFile: boolean
}

/** Why an invoice cannot be collected by this mandate on a day; null when it can. It stands in one file at a time. */
export function collectionObstacle(
  item: CollectableItem,
  mandate: CollectingMandate | null,
  date: string,
): CollectionObstacle | null {
  if (item.kind !== 'receivable' || item.openCents <= 0) return 'not_open'
  if (item.isInFile) return 'in_file'
  return mandate === null ? 'no_mandate' : mandateObstacle(mandate, date)
}

/**
 * The mandate to collect by on a day: one that recurs before one that can be used once, the one signed last first; a
 * mandate by which nothing can be collected only when there is no other, so that its reason is told. Null without any.
 */
export function chooseMandate<T extends CollectingMandate>(mandates: readonly T[], date: string): T | null {
  const rank = (mandate: T) =>
    (mandateObstacle(mandate, date) === null ? 2 : 0) + (mandate.kind === 'recurring' ? 1 : 0)
  const order = mandates.toSorted((a, b) => rank(b) - rank(a) || (a.signedOn < b.signedOn ? 1 : -1))
  return order[0] ?? null
}

export const sequenceOf = ({ kind }: Pick<CollectingMandate, 'kind'>): DirectDebitSequence =>
  kind === 'recurring' ? 'RCUR' : 'OOFF'

/**
 * The first day on which a file that is made today can be collected: debtors hear of it so many days before, and the
 * bank has the file one day on which banks settle before (D-1 of both schemes since 21 November 2016).
 */
export function earliestCollectionDay(today: string, noticeDays: number): string {
  const byNotice = targetDayFrom(addDays(today, noticeDays))
  const byBank = addTargetDays(today, 1)
  return byNotice > byBank ? byNotice : byBank
}

/** The last such day: further ahead is a mistake, as banks keep a file for some months at most. */
export const latestCollectionDay = (today: string): string => addMonths(today, 3)

/** Why nothing can be collected on a day; null when it can. */
export function collectionDayObstacle(
  date: string,
  today: string,
  noticeDays: number,
): 'too_early' | 'too_late' | 'closed' | null {
  if (date < earliestCollectionDay(today, noticeDays)) return 'too_early'
  if (date > latestCollectionDay(today)) return 'too_late'
  return isTargetDay(date) ? null : 'closed'
}
