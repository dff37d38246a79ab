import type { HeaderAction, MenuEntry } from '@klopt/ui'
import { Download, Printer } from 'lucide-react'

/** How a report is taken along: on paper, and as the files it can become. */
export const takeAlong = (exports: readonly MenuEntry[]): readonly HeaderAction[] => [
  { label: 'Afdrukken', icon: Printer, onSelect: () => window.print() },
  ...(exports.length === 0 ? [] : [{ label: 'Exporteren', icon: Download, items: exports }]),
]
