import { encode } from 'uqr'

/** A QR code as the path of an SVG, in modules. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code, at error correction M: no more and no less, as the EPC guideline wants it for payments. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}
