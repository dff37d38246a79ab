import type { ArticleTopic } from '@klopt/api-client/contract'
import { articleTopic, TOPIC_NAMES } from '@klopt/api-client/schemas'
import type { Option } from '@klopt/ui'

/** The topics in the order of the help centre. */
export const topicOptions: readonly Option<ArticleTopic>[] = articleTopic.options.map((topic) => ({
  value: topic,
  label: TOPIC_NAMES[topic],
}))
