import { Alert } from '@klopt/ui'

/** Why nothing of a week can be changed. */
export const WeekNotice = ({ state }: { state: 'submitted' | 'approved' }) => (
  <Alert tone={state === 'approved' ? 'success' : 'info'}>
    {state === 'approved'
      ? 'Deze week is goedgekeurd. De uren staan vast.'
      : 'Deze week is ingediend en wacht op goedkeuring. Haal hem terug als je nog iets wilt veranderen.'}
  </Alert>
)
