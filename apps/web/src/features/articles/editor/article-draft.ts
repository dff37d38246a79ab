import type { ArticleInput, ArticleTopic, contract, ResponseOf } from '@klopt/api-client/contract'
import { emptyDocument } from '../../../shared/rich-text/rich-text-documents.ts'

export type EditedArticle = ResponseOf<typeof contract.articles.get>

/** An article as it is written: without a topic until one is chosen, and its video as text. */
export interface ArticleDraft extends Omit<ArticleInput, 'topic' | 'videoUrl' | 'pages'> {
  readonly topic: ArticleTopic | null
  readonly videoUrl: string
  readonly pages: readonly string[]
}

/** What is wrong with each part. */
export type ArticleProblems = { readonly [Part in keyof ArticleDraft]?: string }

export const newDraft: ArticleDraft = {
  title: '',
  topic: null,
  document: emptyDocument,
  videoUrl: '',
  pages: [],
  keywords: '',
}

/** An article to edit. */
export const draftOf = ({ title, topic, document, videoUrl, pages, keywords }: EditedArticle): ArticleDraft => ({
  title,
  topic,
  document,
  videoUrl: videoUrl ?? '',
  pages,
  keywords,
})

/** What cannot be saved yet, and why; the server decides about the rest. */
export function problemsOf({ title, topic }: ArticleDraft): ArticleProblems {
  return {
    ...(title.trim() === '' && { title: 'Dit veld mag niet leeg zijn' }),
    ...(topic === null && { topic: 'Kies een rubriek' }),
  }
}

/** A draft as the wire has it; null while it has no topic. */
export function inputOf({ topic, videoUrl, pages, ...rest }: ArticleDraft): ArticleInput | null {
  if (topic === null) return null
  return { ...rest, title: rest.title.trim(), topic, videoUrl: videoUrl.trim() || null, pages: [...pages] }
}

/** Whether two drafts say the same. */
export const isSame = (one: ArticleDraft, other: ArticleDraft): boolean =>
  one === other || parts.every((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]))

const parts = ['title', 'topic', 'document', 'videoUrl', 'pages', 'keywords'] as const satisfies (keyof ArticleDraft)[]
