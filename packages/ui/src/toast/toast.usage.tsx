import { Button } from '../button/button.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { toast } from '../toast/toast.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['How something ended that somebody just did.', 'An undo (`action`), which is never the only way.'],
  avoid: ['What has to be acted on: an `Alert` in the page.', 'An error of a field: at the field.'],
  anatomy: [
    'An icon, one sentence, at most one action, a cross named "Sluit notificatie".',
    '`toast.success`, `toast.info`, `toast.warning` and `toast.error` take the sentence and `ToastOptions`, and return an id for `toast.dismiss`.',
    'They are shown by the one `OverlayHost` at the root of the application.',
    '`toast.promise` says that something goes on for as long as it does, and then in the same place how it ended.',
    '8 seconds, waiting while it is read; at most four.',
  ],
  keys: {
    Tab: 'reaches them after the page',
    Enter: 'on the cross closes; the focus goes to the next, then back',
  },
  words: ['Past tense, no exclamation mark: "Factuur verstuurd".'],
  types: ['ToastOptions', 'ToastPromise'],
}

export const Example = () => (
  <>
    <Button onClick={() => toast.success('Factuur verstuurd')}>Factuur versturen</Button>
    <OverlayHost />
  </>
)
