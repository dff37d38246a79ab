import type { TreeRow } from './visible-rows.ts'

/** What a key does: goes to a row, opens rows, or closes one. */
export interface TreeMove {
  to?: number | undefined
  open?: readonly string[]
  close?: string
}

/** What a key does at a row, by the tree pattern of the WAI-ARIA APG; null for a key that is not the tree's. */
export function moveOfKey(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  { open, isRightToLeft }: { open: ReadonlySet<string>; isRightToLeft: boolean },
): TreeMove | null {
  const row = rows[at]
  if (!row) return null
  const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const isOpen = open.has(row.item.id)
  if (key === 'ArrowDown') return { to: Math.min(at + 1, rows.length - 1) }
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) }
  if (key === 'Home') return { to: 0 }
  if (key === 'End') return { to: rows.length - 1 }
  if (key === inwards) return isOpen ? firstChild(rows, at) : row.item.children ? { open: [row.item.id] } : {}
  if (key === outwards) return isOpen ? { close: row.item.id } : { to: parentOf(rows, row) }
  if (key === '*') return { open: branchesBeside(rows, row) }
  return null
}

const firstChild = (rows: readonly TreeRow[], at: number): TreeMove =>
  rows[at + 1]?.parentId === rows[at]?.item.id ? { to: at + 1 } : {}

function parentOf(rows: readonly TreeRow[], row: TreeRow): number | undefined {
  const parent = rows.findIndex(({ item }) => item.id === row.parentId)
  return parent === -1 ? undefined : parent
}

const branchesBeside = (rows: readonly TreeRow[], row: TreeRow): string[] =>
  rows.flatMap(({ item, parentId }) => (parentId === row.parentId && item.children ? [item.id] : []))
