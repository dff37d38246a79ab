'use client'

import { dutchDate, dutchMoney, dutchNumber, useDate, useMoney, useNumber } from '../language/formats.ts'
import type { Formats } from '../language/language.ts'

/** How what is typed in cells is read and shown. */
export type Styles = Pick<Formats, 'money' | 'number' | 'date'>

export const useStyles = (): Styles => ({ money: useMoney(), number: useNumber(), date: useDate() })

export const dutchStyles: Styles = { money: dutchMoney, number: dutchNumber, date: dutchDate }
