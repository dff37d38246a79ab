import { formatDate, formatEuro } from '@klopt/validators'
import type { CashWithoutBook } from '../bank/cash-without-book.ts'
import type { Check } from './year-check.ts'

/** What a till holds that nobody counts is told; somebody who pays all by bank may have booked on it by mistake. */
export function cashAccountCheck({ accountId, name, balanceCents }: CashWithoutBook, to: string): Check {
  const isLess = balanceCents < 0
  return {
    key: `cash-account-${accountId}`,
    group: 'bank',
    state: 'notice',
    title: isLess ? `${name} staat onder nul op ${formatDate(to)}` : `${name} is niet geteld op ${formatDate(to)}`,
    detail: `saldo ${formatEuro(balanceCents)}; ${isLess ? 'er zit meer uit dan erin ging' : 'met een kasboek tel je de kas'}`,
    screen: 'bankBooks',
  }
}
