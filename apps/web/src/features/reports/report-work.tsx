import { Kbd, Pane, useMediaQuery } from '@klopt/ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { findFigure, type FigureTable } from './figure.ts'
import { FigurePeek } from './figure-peek.tsx'
import * as styles from './report-work.css.ts'

export interface ReportWorkProps {
  administrationId: number
  /** What figures can be looked into. */
  tables: readonly FigureTable[]
  /** The one that is, by its id in the address. */
  figureId: string | undefined
  onFigure: (id: string | undefined) => void
  /** The addresses of the report by year, quarter and month, which the keys 1, 2 and 3 lead to. */
  steps?: readonly string[]
  children: ReactNode
}

/** The tables of a report with the figure one looks into beside them, and the keys that work here under them. */
export function ReportWork(props: ReportWorkProps) {
  const { administrationId, tables, figureId, onFigure, steps = [], children } = props
  const navigate = useNavigate()
  const work = useRef<HTMLDivElement>(null)
  const figure = findFigure(tables, figureId)
  const hasRoom = useMediaQuery(styles.ROOM_BESIDE)
  useFocusInPeek(work, hasRoom ? figureId : undefined)
  const close = () => {
    onFigure(undefined)
    focusFigure(work.current, figureId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[Number(event.key) - 1]
    if (event.key === 'Escape' && figure && hasRoom) close()
    else if (step !== undefined && /^[123]$/.test(event.key)) void navigate({ href: step, replace: true })
    else return
    event.preventDefault()
  }
  const peek = figure && <FigurePeek administrationId={administrationId} figure={figure} onClose={close} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what stands beside the figures */}
      <div ref={work} className={peek && hasRoom ? styles.divided : styles.work} onKeyDown={onKeyDown}>
        <div className={styles.main}>
          {children}
          {/* Keys of figures that are not there yet would go down when they come. */}
          {tables.some(({ lines }) => lines.length > 0) && <Hints hasSteps={steps.length > 0} />}
        </div>
        {hasRoom && peek}
      </div>
      {!hasRoom && (
        <Pane open={figure !== null} onClose={() => onFigure(undefined)} title={figure?.title ?? ''}>
          {peek}
        </Pane>
      )}
    </>
  )
}

/** A press on a figure leads into what it is made of; what was open already when the screen came takes no focus. */
function useFocusInPeek(work: { readonly current: HTMLDivElement | null }, id: string | undefined): void {
  const shown = useRef(id)
  useEffect(() => {
    if (id !== undefined && id !== shown.current) {
      work.current?.querySelector<HTMLElement>('aside [role=group]')?.focus()
    }
    shown.current = id
  }, [id, work])
}

function focusFigure(work: HTMLDivElement | null, id: string | undefined): void {
  const cells = work?.querySelectorAll<HTMLElement>('[data-stop]') ?? []
  const cell = [...cells].find(({ dataset }) => dataset['stop']?.replace('\n', '.') === id)
  cell?.querySelector<HTMLElement>('button, a')?.focus()
}

const Hints = ({ hasSteps }: { hasSteps: boolean }) => (
  <p className={styles.hints}>
    <Hint keys={['←', '↑', '↓', '→']} what="bedrag" />
    <Hint keys={['Enter']} what="openen" />
    <Hint keys={['Spatie']} what="groep open of dicht" />
    {hasSteps && <Hint keys={['1', '2', '3']} what="jaar, kwartaal, maand" />}
    <Hint keys={['Esc']} what="inkijken sluiten" />
  </p>
)

const Hint = ({ keys, what }: { keys: readonly string[]; what: string }) => (
  <span className={styles.hint}>
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}{' '}
    {what}
  </span>
)
