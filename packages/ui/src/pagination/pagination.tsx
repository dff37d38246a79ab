'use client'

import { ChevronLeft, ChevronRight } from '../icons/drawings.ts'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { countText } from './count-text.ts'
import * as styles from './pagination.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface PaginationProps {
  /** What is paged, for a screen reader: 'Facturen'. */
  label: string
  /** To the page before; null where this is the first. */
  onPrevious: (() => void) | null
  /** To the page after; null where there is no next cursor. */
  onNext: (() => void) | null
  /** The page that was asked for is on its way. */
  isLoading?: boolean
  /** The place in the list of the first one on this page, from 1. */
  firstShown: number
  /** How many are on this page. */
  shownCount: number
  /** How many there are in all, where the server says so. */
  totalCount?: number
  /** What is counted, in the plural: 'facturen'. */
  itemsName?: string
  /** For its place: margins, width. */
  className?: string
}

/** One page at a time through a list that is fetched by cursor: there are no page numbers to go to. */
export function Pagination(props: PaginationProps) {
  const texts = useLanguage('pagination', dutch)
  const locale = useLanguage('locale', 'nl-NL')

  const { label, onPrevious, onNext, isLoading = false, firstShown, shownCount, totalCount, itemsName } = props
  return (
    <nav aria-label={texts.label(label)} className={props.className}>
      <div className={styles.pager}>
        <PageButton go={isLoading ? null : onPrevious}>
          <Icon of={ChevronLeft} />
          {texts.previous}
        </PageButton>
        <span role="status" className={classNames(styles.count, styles.between)}>
          {isLoading ? texts.loading : countText({ firstShown, shownCount, totalCount, itemsName }, texts, locale)}
        </span>
        <PageButton go={isLoading ? null : onNext}>
          {texts.next}
          <Icon of={ChevronRight} />
        </PageButton>
      </div>
    </nav>
  )
}

/** Not `disabled` at the ends: who pressed it last keeps the focus. */
const PageButton = ({ go, children }: { go: (() => void) | null; children: ReactNode }) => (
  <Button size="small" aria-disabled={go === null || undefined} onClick={() => go?.()} className={styles.page}>
    {children}
  </Button>
)
