import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { FigureSheet } from '../../shared/figures/figure-sheet.tsx'
import { figuresOf } from './figures-of.ts'
import * as styles from './worklist.css.ts'

export interface WorklistFiguresProps {
  firmId: number
  today: string
  /** How often they are asked anew, while some are of before. */
  refetchMs: number | false
}

/** What a firm has before it, over all of its clients: whatever the list below is narrowed to. Nothing where it was not answered. */
export function WorklistFigures({ firmId, today, refetchMs }: WorklistFiguresProps) {
  const { data, isError } = useQuery({
    ...query(contract.worklist.figures, { params: { firmId } }),
    refetchInterval: refetchMs,
    meta: { errors: 'screen' },
  })
  if (isError) return null
  return <FigureSheet className={styles.figures} figures={figuresOf(firmId, data, today)} />
}
