import type { ArticleTopic } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'
import { topicNames } from '../../shared/articles/article-topics.ts'

const topics: readonly ArticleTopic[] = ['start', 'invoices', 'bank', 'vat', 'purchases', 'ledger', 'account']

/** The topics in the order of the help centre. */
export const topicOptions: readonly Option<ArticleTopic>[] = topics.map((topic) => ({
  value: topic,
  label: topicNames[topic],
}))
