import { expect, test } from 'vitest'
import { isBetalingskenmerk } from './payment-reference.ts'
import { taxKindIn } from './tax-kinds.ts'

/** Numbers of returns and assessments with their betalingskenmerk, as the tax authority's own aid reckons them. */
const EXAMPLES = [
  ['001041149B01 of August 2012', '2001.0411.4120.1080', 'vat'],
  ['001041149B01 of the second quarter of 2023', '4001.0411.4130.1240', 'vat'],
  ['001041149B01 of 2022', '2001.0411.4120.1400', 'vat'],
  ['849613073L03 of March 2020', '6849.6130.7600.3030', 'payroll'],
  ['849613073L03 of 2031', '1849.6130.7610.3400', 'payroll'],
  ['1041149 L 109100', '0001.0411.4691.0100', 'payroll'],
  ['10002169 H 1010', '5010.0021.6701.0010', 'income'],
  ['10002169 H 4221', '3010.0021.6704.2021', 'income'],
  ['10002169 W 10014', '7010.0021.6751.0014', 'care'],
  ['849613073 V 991002', '3961.3079.9841.0020', 'profit'],
  ['17166779 Y 0', '2017.1667.7760.0001', 'vehicle'],
  ['49230761 M 24589', '1049.2307.6782.4589', 'vehicle'],
  ['49230761 M 294589', '3049.2307.6872.4589', 'vehicle'],
  ['17166779 Y 534231', '0017.1667.7885.4231', 'vehicle'],
  ['49244486 T 800052', '8049.2444.8248.0005', null],
  ['10002169 Z 230101', '0010.0021.6972.3011', null],
] as const

test('the tenth digit of a betalingskenmerk, with the one after it, says which tax it is for', () => {
  for (const [, reference, kind] of EXAMPLES) {
    expect(isBetalingskenmerk(reference.replaceAll('.', ''))).toBe(true)
    expect(taxKindIn(`Kenmerk ${reference}`)?.kind ?? null).toBe(kind)
    expect(taxKindIn(reference.replaceAll('.', ' '))?.kind ?? null).toBe(kind)
  }
})

test('digits that do not check, and some of a longer number, say nothing', () => {
  expect(taxKindIn('3001041141201080')).toBeNull()
  expect(taxKindIn('92001041141201080')).toBeNull()
})

test('words and the letter in the number of a return say it too, and with which word', () => {
  expect(taxKindIn('Loonheffingen nov 2026')).toEqual({ kind: 'payroll', word: 'Loonheffingen' })
  expect(taxKindIn('OMZETBELASTING 2026-Q3')).toEqual({ kind: 'vat', word: 'OMZETBELASTING' })
  expect(taxKindIn('aangifte btw Q3')).toEqual({ kind: 'vat', word: 'btw' })
  expect(taxKindIn('Voorlopige aanslag inkomstenbelasting 2026')?.kind).toBe('income')
  expect(taxKindIn('bijdrage Zvw')?.kind).toBe('care')
  expect(taxKindIn('VPB 2025')?.kind).toBe('profit')
  expect(taxKindIn('dividendbelasting')?.kind).toBe('dividend')
  expect(taxKindIn('Motorrijtuigenbelasting X-123-AB')?.kind).toBe('vehicle')
  expect(taxKindIn('aanslag 7886.33.879.L.01.9050')).toEqual({ kind: 'payroll', word: null })
  expect(taxKindIn('123456782H66')?.kind).toBe('income')
})

test('nothing and more than one tax at once say nothing', () => {
  expect(taxKindIn('')).toBeNull()
  expect(taxKindIn('november 2026')).toBeNull()
  expect(taxKindIn('loonheffing en omzetbelasting')).toBeNull()
  expect(taxKindIn('2001 0411 4120 1080 loonheffing')).toBeNull()
})
