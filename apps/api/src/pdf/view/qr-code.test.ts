import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

const payload = 'BCD\n002\n1\nSCT\n\nStudio Noord\nNL20INGB0001234567\nEUR2117.50\n\n\n2026-0042'

describe('drawQrCode', () => {
  test('draws every dark module of the code at error correction M, and no other', () => {
    const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
    const drawn = data.map((row) => row.map(() => false))
    const svg = drawQrCode(payload)
    for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
    expect(drawn).toEqual(data)
    expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
  })

  test('takes the longest payload of the EPC guideline, 331 bytes, and refuses what no longer fits', () => {
    expect(drawQrCode('x'.repeat(331))).toContain('viewBox="0 0 69 69"')
    expect(() => drawQrCode('x'.repeat(332))).toThrow(/too long/i)
  })
})
