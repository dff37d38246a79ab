import { must } from '@klopt/bookkeeping/money'
import type { Days } from '@klopt/bookkeeping/vat'
import {
  icpPeriodOn,
  icpRows,
  icpTotals,
  periodOfDays,
  placeIcp,
  type IcpPeriod,
  type IcpRow,
} from '@klopt/bookkeeping/vat-return'
import type { FrozenIcpCorrection, FrozenIcpRow } from '../../database/schema/icp.ts'
import type { IcpCalendar, IcpSupply } from './read-icp.ts'

/** A list as it is shown and filed. */
export interface ComposedIcp {
  readonly rows: readonly FrozenIcpRow[]
  readonly corrections: readonly FrozenIcpCorrection[]
  /** The corrections are part of what box 3b has. */
  readonly totalCents: number
  readonly totalEuros: number
}

/** Makes a list of its supplies: a row per VAT number, and what corrects earlier lists per period and VAT number. */
export function composeIcp(supplies: readonly IcpSupply[], period: Days, calendar: IcpCalendar): ComposedIcp {
  const { own, corrections } = placeIcp(supplies, period)
  const rows = named(icpRows(own), supplies)
  const corrected = Map.groupBy(corrections, ({ day }) => listOn(calendar, day).key)
  const correctionRows = [...corrected].flatMap(([, facts]) => {
    const { key: periodKey, label: periodLabel } = listOn(calendar, must(facts[0], 'a correction').day)
    return named(icpRows(facts.map(({ fact }) => fact)), supplies).map((row) => ({ ...row, periodKey, periodLabel }))
  })
  const all = icpTotals([...rows, ...correctionRows])
  return { rows, corrections: correctionRows, totalCents: all.cents, totalEuros: all.euros }
}

/** The list that was filed of a day, else the period it lies in. */
function listOn({ filed, periods }: IcpCalendar, day: string): IcpPeriod {
  const list = filed.find(({ start, end }) => start <= day && day <= end)
  return list ? periodOfDays(list) : icpPeriodOn(periods, day)
}

/** With the name that the customer of each VAT number has on its newest document. */
function named(rows: readonly IcpRow[], supplies: readonly IcpSupply[]): FrozenIcpRow[] {
  return rows.map((row) => ({
    ...row,
    customerName: supplies.findLast(({ vatNumber }) => vatNumber === row.vatNumber)?.customerName ?? null,
  }))
}
