import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { Invoice } from '../invoices.ts'

const rowHeight = 43

/** The virtualiser and plain rows of a known height: no measuring, roles, keys, cards or styles. */
export function LongTable({ rows }: { rows: readonly Invoice[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used in this component and never memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  return (
    <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        <table style={{ position: 'absolute', top: items[0]?.start ?? 0, width: '100%', tableLayout: 'fixed' }}>
          <tbody>
            {items.map(({ index }) => {
              const row = rows[index]
              return (
                <tr key={index} style={{ height: rowHeight }}>
                  <td>{row?.number}</td>
                  <td>{row?.contact}</td>
                  <td>{row?.date}</td>
                  <td>{row?.total}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
