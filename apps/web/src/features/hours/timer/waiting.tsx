import { visuallyHidden } from '@klopt/ui'
import { CloudOff } from 'lucide-react'

const WORDS = 'Wordt bewaard zodra er verbinding is'

/** Says that the server has not heard of the timer yet, and that it will. */
export const Waiting = () => (
  <span role="status" title={WORDS}>
    <CloudOff size={16} aria-hidden />
    <span className={visuallyHidden}>{WORDS}</span>
  </span>
)
