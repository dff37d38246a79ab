import { ArticleReader } from './article-reader.tsx'
import { ArticleOverview } from './article-overview.tsx'
import type { ArticlesTabProps } from './types.ts'

/** The articles for the page one is on or for what one searches, and the one that is read. */
export function ArticlesTab({ place, reading, isShown }: ArticlesTabProps) {
  const current = reading.trail.at(-1)
  return current === undefined ? (
    <ArticleOverview place={place} reading={reading} isShown={isShown} />
  ) : (
    <ArticleReader key={current} articleId={current} place={place} reading={reading} />
  )
}
