import { encode } from 'uqr'

/** The EPC guideline allows no larger code: 69 modules still scan from paper. */
const MAX_VERSION = 13

/** A payment code as its template reads it: a path, and the drawing behind it. */
export function qrCodeFile(payload: string | null): { qr: string | null; files: Record<string, Uint8Array> } {
  const path = 'qr-code.svg'
  return payload === null ? { qr: null, files: {} } : { qr: path, files: { [path]: Buffer.from(drawQrCode(payload)) } }
}

/**
 * The payment code as an SVG of one path, at error correction M as the EPC guideline has it. The white margin that a
 * scanner needs is left to the page. Throws when the payload does not fit.
 */
export function drawQrCode(payload: string): string {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0, maxVersion: MAX_VERSION })
  const path = data
    .map((row, y) =>
      darkRuns(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

/** Start and length of each run of dark modules in a row: fewer edges than a square per module, and no hairlines. */
function darkRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
