import type { ArticleInput, ArticleTopic } from '@klopt/api-client/contract'
import type { Settings } from '../../config/settings.ts'
import type { Db } from '../../database/db.ts'
import { createArticle, saveArticle, setArticleState } from '../../features/articles/change-article.ts'
import { accountArticles } from './account.ts'
import { assetArticles } from './assets.ts'
import { bankArticles } from './bank.ts'
import type { DemoArticle } from './demo-article.ts'
import { bookkeeperArticles } from './bookkeeper.ts'
import { expenseArticles } from './expenses.ts'
import { gettingPaidArticles } from './getting-paid.ts'
import { hoursArticles } from './hours.ts'
import { invoiceArticles } from './invoices.ts'
import { ledgerArticles } from './ledger.ts'
import { purchaseArticles } from './purchases.ts'
import { readText } from './read-text.ts'
import { startArticles } from './start.ts'
import { subscriptionArticles } from './subscription.ts'
import { vatArticles } from './vat.ts'
import { vatAbroadArticles } from './vat-abroad.ts'

const articles: Readonly<Record<ArticleTopic, readonly DemoArticle[]>> = {
  start: startArticles,
  invoices: [...invoiceArticles, ...gettingPaidArticles, ...hoursArticles, ...bookkeeperArticles],
  bank: bankArticles,
  vat: [...vatArticles, ...vatAbroadArticles],
  purchases: [...purchaseArticles, ...expenseArticles],
  ledger: [...ledgerArticles, ...assetArticles],
  account: [...accountArticles, ...subscriptionArticles],
}

/**
 * Publishes the articles of help. Each is made before any is written, since they link to each other by the numbers
 * they got.
 */
export async function createArticles(db: Db, settings: Settings, now: Date): Promise<void> {
  const writing = { now, surroundings: settings }
  const all = (Object.keys(articles) as ArticleTopic[]).flatMap((topic) =>
    articles[topic].map((article) => ({ topic, article })),
  )
  const made = new Map<string, { id: number; version: number }>()
  for (const { topic, article } of all) {
    made.set(
      article.key,
      await createArticle(
        db,
        inputOf(article, topic, () => 'help/1'),
        writing,
      ),
    )
  }
  const hrefOf = (where: string) => {
    if (where.startsWith('https://')) return where
    const article = made.get(where)
    if (article === undefined) throw new Error(`no article of the demo world is called ${where}`)
    // With a slash, as the editor takes an address within the site.
    return `/help/${article.id}`
  }
  for (const { topic, article } of all) {
    const { id, version } = made.get(article.key) ?? { id: 0, version: 0 }
    const saved = await saveArticle(db, { id, version }, inputOf(article, topic, hrefOf), writing)
    await setArticleState(db, saved, 'published', now)
  }
}

const inputOf = (
  { title, pages, keywords, text, video }: DemoArticle,
  topic: ArticleTopic,
  hrefOf: (where: string) => string,
): ArticleInput => ({
  title,
  topic,
  pages: [...pages],
  keywords,
  document: readText(text, hrefOf),
  videoUrl: video ?? null,
})
