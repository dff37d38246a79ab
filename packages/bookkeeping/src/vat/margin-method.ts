/**
 * How somebody who sells used goods reckons their margin (article 28d Wet OB): `article` for goods that no list names,
 * `article_after_notice` for those of the list once the inspector was told, `period` (globalisatie) for those of the list.
 */
export type MarginMethod = 'article' | 'article_after_notice' | 'period'

interface MarginChoice {
  /** Null while nobody has said it. */
  readonly method: MarginMethod | null
  /** The day on which the inspector was told; of `article_after_notice` alone. */
  readonly noticeOn: string | null
}

/** Why a sale of used goods may not be reckoned by its own margin. */
export type MarginDoubt = 'unasked' | 'period' | 'before_notice'

/** Why the margin of a sale on a day may have to be reckoned otherwise than by the article; null when there is no doubt. */
export function marginDoubt({ method, noticeOn }: MarginChoice, day: string): MarginDoubt | null {
  if (method === null) return 'unasked'
  if (method === 'period') return 'period'
  return method === 'article_after_notice' && (noticeOn === null || day < noticeOn) ? 'before_notice' : null
}
