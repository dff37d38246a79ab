import fc from 'fast-check'

/** Any sign that is not half of a pair: `binary` of fast-check, which takes a second of the processor to make, without that. */
export const anySign = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800))
