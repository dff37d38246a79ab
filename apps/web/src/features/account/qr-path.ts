import { encode } from 'uqr'

/** A QR code as the path of an SVG, in modules. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code without the white margin, which is left to the page. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}
