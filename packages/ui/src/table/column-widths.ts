/** The share of the table's width that each column has, in percent, by the id of the column. */
export type ColumnWidths = Readonly<Record<string, number>>

/** Where widths are kept, by the key of a table. It never throws: a width is not worth an error. */
export interface ColumnWidthStore {
  /** The widths kept, or null when there are none. */
  read: (key: string) => ColumnWidths | null
  /** Keeps widths, or forgets them when there are none. */
  write: (key: string, widths: ColumnWidths | null) => void
}

const PREFIX = 'klopt.column-widths.'

/** Widths kept on this device. */
export const localColumnWidths: ColumnWidthStore = {
  read: (key) => {
    try {
      return readWidths(JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'))
    } catch {
      // Storage that is refused or spoilt is storage without widths.
      return null
    }
  },
  write: (key, widths) => {
    try {
      if (widths === null) localStorage.removeItem(PREFIX + key)
      else localStorage.setItem(PREFIX + key, JSON.stringify(widths))
    } catch {
      // Full or refused: the widths last as long as the page.
    }
  },
}

/** What was kept, as far as it is widths; null when it is not. */
function readWidths(kept: unknown): ColumnWidths | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null
  const entries = Object.entries(kept).filter(([, width]) => typeof width === 'number' && width > 0 && width <= 100)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/**
 * Moves the border between a column and the next one by a share of the table: what one gains the
 * other loses, and neither goes below the least.
 */
export function moveBorder(widths: ColumnWidths, id: string, nextId: string, by: number, least: number): ColumnWidths {
  const [width = 0, next = 0] = [widths[id], widths[nextId]]
  const moved = Math.max(Math.min(least - width, 0), Math.min(by, Math.max(next - least, 0)))
  return { ...widths, [id]: width + moved, [nextId]: next - moved }
}
