import { expect, test } from 'vitest'
import { smallInvestments, smallInvestmentsText } from './small-investments.ts'

// The amounts stand here once more, by hand from the tables of the tax administration, and not from the code.
test.each([
  [2023, 2600, 63_716, 117_991, 17_841, 353_973],
  [2024, 2800, 69_765, 129_194, 19_535, 387_580],
  [2025, 2900, 70_602, 130_744, 19_769, 392_230],
  [2026, 2900, 71_683, 132_746, 20_072, 398_236],
])('the deduction of %i has the amounts of its own year', (year, noneUpTo, partUpTo, mostUpTo, most, noneAbove) => {
  expect(smallInvestments(year)).toEqual({ noneUpTo, partUpTo, mostUpTo, most, noneAbove })
  // 28% of the last euro that has it is the fixed amount, and 7.56% of the last part eats that up to a few euros.
  expect(Math.ceil(partUpTo * 0.28)).toBe(most)
  expect(Math.abs((noneAbove - mostUpTo) * 0.0756 - most)).toBeLessThan(2)
})

test('says the amounts with the law they come from', () => {
  expect(smallInvestmentsText(2025).replaceAll('\u{a0}', ' ')).toBe(
    'KIA 2025 (artikel 3.41 Wet IB 2001, tabel van de Belastingdienst): tot en met € 2.900 aan investeringen samen niets, tot en met € 70.602 28% daarvan, tot en met € 130.744 vast € 19.769, tot en met € 392.230 dat bedrag min 7,56% van wat boven € 130.744 ligt, en daarboven niets.',
  )
})

test('a year without a source has no figure', () => {
  for (const year of [2022, 2027]) {
    expect(smallInvestments(year)).toBeNull()
    expect(smallInvestmentsText(year)).toBe(
      `De bedragen van de KIA van ${year} kent Klopt niet: kijk bij de Belastingdienst.`,
    )
  }
})
