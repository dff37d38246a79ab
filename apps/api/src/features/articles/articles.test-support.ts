import type { ArticleInput, RichTextDocument } from '@klopt/api-client/contract'
import { articles } from '@klopt/api-client/schemas'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'

/** A document of one paragraph, with a link when there is somewhere to go. */
export const aText = (text = 'Tekst', href?: string): RichTextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text, ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }) }],
    },
  ],
})

export const anArticle = (given: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Titel',
  topic: 'start',
  document: aText(),
  videoUrl: null,
  pages: [],
  keywords: '',
  ...given,
})

/** A desk of support that writes articles. */
export class Desk {
  readonly client: TestClient

  private constructor(client: TestClient) {
    this.client = client
  }

  static async open({ world }: KloptTestServer): Promise<Desk> {
    return new Desk(await world.as(await world.user({ globalPermissions: ['ADMIN'] })))
  }

  /** Answers the id of a draft. */
  async draft(given: Partial<ArticleInput> = {}): Promise<number> {
    const { id } = await this.client.call(articles.create, { body: anArticle(given) })
    return id
  }

  /** Answers the id of a published article. */
  async publish(given: Partial<ArticleInput> = {}): Promise<number> {
    const articleId = await this.draft(given)
    await this.client.call(articles.setState, { params: { articleId }, body: { state: 'published', version: 1 } })
    return articleId
  }
}
