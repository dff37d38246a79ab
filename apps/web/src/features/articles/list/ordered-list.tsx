import type { ArticleTopic, ListedArticle } from '@klopt/api-client/contract'
import { TOPIC_NAMES } from '@klopt/api-client/schemas'
import { Icon, IconButton, visuallyHidden } from '@klopt/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './articles.css.ts'
import { useDrag } from './use-drag.ts'
import { useOrder } from './use-order.ts'

export interface OrderedListProps {
  topic: ArticleTopic
  /** All articles of the topic. */
  articles: readonly ListedArticle[]
}

type Direction = 'up' | 'down'

/** They are put in order by dragging, or by the buttons at each of them. */
export function OrderedList({ topic, articles }: OrderedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const order = useOrder(
    topic,
    articles.map(({ id }) => id),
  )
  const [notified, setNotified] = useState('')
  const pressed = useRef<{ id: number; direction: Direction } | null>(null)
  const rows = order.shown.flatMap((id) => articles.filter((article) => article.id === id))
  const move = (id: number, place: number) => {
    if (!order.move(id, place)) return
    const title = articles.find((article) => article.id === id)?.title ?? ''
    setNotified(`‘${title}’ staat nu op plaats ${place + 1} van ${rows.length}.`)
  }
  const drag = useDrag((id, place) => move(id, place))
  useLayoutEffect(() => {
    if (!pressed.current || !list.current) return
    keepFocus(list.current, pressed.current)
    pressed.current = null
  })
  const press = (id: number, direction: Direction, place: number) => {
    pressed.current = { id, direction }
    move(id, place)
  }
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {notified}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what is dragged by the grips; the keyboard has the buttons */}
      <ul ref={list} aria-label={TOPIC_NAMES[topic]} className={styles.list} onDragLeave={drag.onLeaveList}>
        {rows.map((article, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- so does each of its rows
          <li
            key={article.id}
            className={styles.row}
            data-drop={drag.markAt(index)}
            onDragOver={drag.onDragOver(index)}
            onDrop={drag.onDrop}
          >
            <span aria-hidden className={styles.grip} {...drag.grip(article.id, index)}>
              <Icon of={GripVertical} />
            </span>
            <span className={styles.words}>{article.title}</span>
            <IconButton
              icon={ArrowUp}
              label={`${article.title} omhoog`}
              size="small"
              data-move={`${article.id} up`}
              disabled={index === 0}
              onClick={() => press(article.id, 'up', index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`${article.title} omlaag`}
              size="small"
              data-move={`${article.id} down`}
              disabled={index === rows.length - 1}
              onClick={() => press(article.id, 'down', index + 1)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The button that was pressed moved along with its row; at the edge, where it can go no further, the other one takes over. */
function keepFocus(list: HTMLElement, { id, direction }: { id: number; direction: Direction }): void {
  const button = (way: Direction) => list.querySelector<HTMLButtonElement>(`[data-move="${id} ${way}"]:enabled`)
  ;(button(direction) ?? button(direction === 'up' ? 'down' : 'up'))?.focus()
}
