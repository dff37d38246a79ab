import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { AppLink, Badge } from '@klopt/ui'
import type { DragEventHandler, ReactNode } from 'react'
import { address } from '../../../app/routing/address.ts'
import { topicNames } from '../../../shared/articles/article-topics.ts'
import { instantText } from '../../../shared/dates/times.ts'
import * as styles from './articles.css.ts'

export type ListedArticle = ResponseOf<typeof contract.articles.list>[number]

export interface ArticleListProps {
  label: string
  articles: readonly ListedArticle[]
  /** Where they are of several topics. */
  withTopic?: boolean
}

/** Articles that cannot be put in order here. */
export function ArticleList({ label, articles, withTopic = false }: ArticleListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} withTopic={withTopic} />
      ))}
    </ul>
  )
}

export interface ArticleRowProps {
  article: ListedArticle
  withTopic?: boolean
  /** Before and after the words: what puts it in order. */
  before?: ReactNode
  after?: ReactNode
  /** Where what is dragged would come. */
  dropMark?: 'above' | 'below' | undefined
  onDragOver?: DragEventHandler
  onDrop?: DragEventHandler
}

/** An article with its state and the pages it belongs to; its title leads to where it is written. */
export function ArticleRow({ article, withTopic = false, before, after, dropMark, ...drag }: ArticleRowProps) {
  const { id, title, topic, state, pages, updatedAt } = article
  const details = [...(withTopic ? [topicNames[topic]] : []), pages.join(', ') || 'Bij geen pagina']
  return (
    <li className={styles.row} data-row={id} data-drop={dropMark} {...drag}>
      {before}
      <span className={styles.words}>
        <AppLink
          href={address('/v2/admin/articles/$articleId', { params: { articleId: id } })}
          className={styles.title}
        >
          {title}
        </AppLink>
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
      <span className={styles.changed}>{instantText(updatedAt)}</span>
      <span className={styles.state}>
        <Badge tone={state === 'published' ? 'success' : 'neutral'}>
          {state === 'published' ? 'Gepubliceerd' : 'Concept'}
        </Badge>
      </span>
      {after}
    </li>
  )
}
