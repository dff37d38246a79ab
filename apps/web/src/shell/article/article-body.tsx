import type { Article } from '@klopt/api-client/contract'
import { RichText } from '@klopt/ui/rich-text/show'
import { useMemo, type MouseEvent } from 'react'
import { articleIdOf, linkArticles } from './article-links.ts'
import { ArticleVideo } from './article-video.tsx'

export interface ArticleBodyProps {
  article: Article
  administrationId: number | null
  /** A link to another article was pressed. */
  onArticle: (articleId: number) => void
}

/** An article's video and text. Its links to other articles open in place, others in a tab of their own. */
export function ArticleBody({ article, administrationId, onArticle }: ArticleBodyProps) {
  const html = useMemo(
    () => linkArticles(article.content, administrationId, location.origin),
    [article.content, administrationId],
  )
  const onClick = (event: MouseEvent) => {
    const articleId = pressedArticle(event)
    if (articleId === null) return
    event.preventDefault()
    onArticle(articleId)
  }
  return (
    <>
      <ArticleVideo address={article.video_url} title={article.title} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the presses of the links in it, which Enter makes too */}
      <div onClick={onClick}>
        <RichText html={html} />
      </div>
    </>
  )
}

/** The article of the link that was pressed to go there; null when it is no such link, or for another tab. */
function pressedArticle({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): number | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === location.origin ? articleIdOf(link.pathname) : null
}
