import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from '../testing/fixture.ts'
import { reasonOf, v02, v08 } from './camt.test-support.ts'

describe('CAMT.053', () => {
  test.each(['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'])(
    'reads version %s by its elements',
    (version) => {
      expect(reasonOf(v08.replace('camt.053.001.08', `camt.053.001.${version}`))).toBe('read')
    },
  )

  test('gives no balance where the message has none', () => {
    const result = readBankFile(bytesOf(v02.replace(/<Bal>.*<\/Bal>/g, '')))
    expect(result.ok && result.statements[0]).toMatchObject({
      openingBalanceCents: null,
      closingBalanceCents: null,
      to: '2026-03-05',
    })
  })
})
