'use client'

import { useState } from 'react'
import { Button } from '../button/button.tsx'
import * as styles from './pagination.css.ts'
import { countText } from './count-text.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface LoadMoreProps {
  /** There is a cursor to go on from; without it only the announcement is left. */
  hasMore: boolean
  /** Whether the next rows are on their way. */
  isLoading: boolean
  /** Called to load the next rows. */
  onLoadMore: () => void
  /** How many are in the list now. */
  shownCount: number
  /** How many there are in all, where the server says so. */
  totalCount?: number
  /** What is counted, in the plural: 'facturen'. */
  itemsName?: string
  /** Default 'Meer laden'. */
  label?: string
  /** For its place: margins, width. */
  className?: string
}

/** Goes on with a list that is fetched by cursor, below what is there, and says how far it is. */
export function LoadMore(props: LoadMoreProps) {
  const texts = useLanguage('pagination', dutch)
  const locale = useLanguage('locale', 'nl-NL')

  const { hasMore, isLoading, onLoadMore, shownCount, totalCount, itemsName, label = texts.more, className } = props
  // A list says how far it is when somebody asked for more, not when it opens.
  const [isAsked, setIsAsked] = useState(false)
  const count = countText({ shownCount, totalCount, itemsName }, texts, locale)
  return (
    <div className={className}>
      <span role="status" className={visuallyHidden}>
        {isAsked && !isLoading && count}
      </span>
      {hasMore && (
        <div className={styles.more}>
          <Button
            loading={isLoading}
            onClick={() => {
              setIsAsked(true)
              onLoadMore()
            }}
          >
            {label}
          </Button>
          {totalCount !== undefined && (
            <span aria-hidden className={styles.count}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
