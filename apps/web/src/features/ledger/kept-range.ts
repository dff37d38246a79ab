import { readStored, writeStored } from '../../app/storage.ts'
import { today } from '../../app/today.ts'
import { chosenRange, storedOf, type DateRange, type RangeSearch } from './date-range.ts'

/** The range of an address, else the one this device keeps, else this year. */
export const rangeOf = ({ from, to }: RangeSearch): DateRange =>
  chosenRange({ from, to }, readStored('date-range'), today())

/** Keeps a range for the next report. */
export const keepRange = (range: DateRange, pastDays?: number): void =>
  writeStored('date-range', storedOf(range, pastDays))
