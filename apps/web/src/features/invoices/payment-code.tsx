import { encode } from 'uqr'
import { useMemo } from 'react'

/** The QR code by which a bank app pays an invoice, at error correction M as the EPC guideline has it. */
export function PaymentCode({ payload, className }: { payload: string; className: string }) {
  const { size, path } = useMemo(() => codeOf(payload), [payload])
  return (
    <svg
      role="img"
      aria-label="QR-code om deze factuur te betalen"
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function codeOf(payload: string): { size: number; path: string } {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
