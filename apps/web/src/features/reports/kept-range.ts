import { readStored, writeStored } from '../../app/storage.ts'
import { today } from '../../app/today.ts'
import { chosenRange, storedOf, type DateRange, type RangeSearch } from './date-range.ts'

/** The range of an address, else the one this device keeps, else this fiscal year. */
export const rangeOf = ({ from, to }: RangeSearch, startMonth: number): DateRange =>
  chosenRange({ from, to }, readStored('date-range'), { today: today(), startMonth })

/** Keeps a range for the next report. */
export const keepRange = (range: DateRange, startMonth: number, pastDays?: number): void =>
  writeStored('date-range', storedOf(range, startMonth, pastDays))
