import type { HeaderAction, MenuEntry } from '@klopt/ui'
import { Download, Printer } from 'lucide-react'
import type { usePrintAll } from './use-print-all.ts'

/** How a report is taken along: on paper, and as the files it can become. */
export const takeAlong = (
  exports: readonly MenuEntry[],
  { print, isBusy }: ReturnType<typeof usePrintAll>,
): readonly HeaderAction[] => [
  { label: 'Afdrukken', icon: Printer, onSelect: print, loading: isBusy },
  ...(exports.length === 0 ? [] : [{ label: 'Exporteren', icon: Download, items: exports }]),
]
