/** An article as it is written here. */
export interface DemoArticle {
  /** What others link to it by: `[words](key)`. */
  readonly key: string
  readonly title: string
  /** The screens it belongs to, as in the contract. */
  readonly pages: readonly string[]
  readonly keywords: string
  /** The address of its video, as people copy it. */
  readonly video?: string
  /** See read-text.ts. */
  readonly text: string
}
