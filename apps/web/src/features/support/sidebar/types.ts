import type { SupportPlace } from '../support-place.ts'
import type { Reading } from './use-reading.ts'

export interface ArticlesTabProps {
  place: SupportPlace
  reading: Reading
  /** Nothing is fetched for a sidebar nobody sees. */
  isShown: boolean
}
