import { useMemo } from 'react'
import { qrPath } from '../shared/qr/qr-path.ts'

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string
  /** What it is for, for who does not see it. */
  readonly label: string
  readonly className: string
}

/** A QR code without the white margin, which is left to the page. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
