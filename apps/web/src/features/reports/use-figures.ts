import { contract } from '@klopt/api-client/contract'
import { useEffect, useRef, useState } from 'react'
import { usePages } from '../../app/transport/use-pages.ts'
import type { Figure, FigureOf } from './figure.ts'

/** So long a figure is pointed at before it is asked for: the pointer passes many on its way. */
const POINT_MS = 150
const nothing = { from: '2000-01-01', to: '2000-01-01', accountIds: '1' }

/** What the tips of figures say: how many lines each has, asked for when somebody points at it. */
export function useFigures(administrationId: number, figureOf: FigureOf, onOpen: (id: string) => void) {
  const [pointed, setPointed] = useState<Figure | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const asked = pointed?.lines ?? null
  const { first } = usePages(
    contract.reports.figureLines,
    { params: { administrationId }, query: asked ?? nothing },
    { enabled: asked !== null },
  )
  const tipOf = (...asFigure: Parameters<FigureOf>): string | undefined => {
    const figure = figureOf(...asFigure)
    if (figure === null) return undefined
    const isKnown = figure.id === pointed?.id && first !== undefined && figure.lines !== null
    return isKnown ? countText(first, figure.when) : `Waaruit dit bestaat ${figure.when}`
  }
  return {
    tipOf,
    canOpen: (...asFigure: Parameters<FigureOf>) => figureOf(...asFigure) !== null,
    onOpenFigure: (...asFigure: Parameters<FigureOf>) => {
      const figure = figureOf(...asFigure)
      if (figure) onOpen(figure.id)
    },
    onPointFigure: (...asFigure: Parameters<FigureOf>) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setPointed(figureOf(...asFigure)), POINT_MS)
    },
  }
}

/** '9 regels in het 3e kwartaal' */
export function countText({ count, isCapped }: { count: number; isCapped: boolean }, when: string): string {
  if (isCapped) return `Meer dan ${count.toLocaleString('nl-NL')} regels ${when}`
  return `${count === 0 ? 'Geen' : count} ${count === 1 ? 'regel' : 'regels'} ${when}`
}
